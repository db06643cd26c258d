const later = `now() + interval '1 day'`;
const hash = `repeat('5a', 32)`;
const newestDocument = '(select id from public.document order by id desc limit 1)';
const somebody = '(select id from public.person order by id limit 1)';

const cancelledPlan = { state: `'cancelled'`, settled_at: 'now()' };
const reopenedUnit = {
  reopened_order_no: `'sample'`,
  reopened_reason: `'sample'`,
  reopened_by: somebody,
  reopened_name: `'sample'`,
  reopened_at: 'now()',
};

/** SQL expressions by table and column, where a constraint asks for more than the type tells; former names too. */
export const rowsOfTables: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // Work that is finished: no job may take it up.
  exchange_outbox: { state: `'done'`, ended_at: 'now()' },
  import_run: { state: `'DISCARDED'` },
  notification_delivery: { state: `'dropped'`, settled_at: 'now()' },
  unit_ending_plan: cancelledPlan,
  unit_dissolution_plan: cancelledPlan,
  unit_ending: reopenedUnit,
  unit_dissolution: reopenedUnit,
  command_key: { key: `'sample key'` },
  folder: { person_id: somebody },
  line_link: { line_user_id: `'U' || repeat('0a', 16)` },
  notification_template: { event: `'INCOMING/accept'` },
  one_time_password: { code_hash: `'$argon2id$sample'`, expires_at: later },
  paper_change: { to_id: newestDocument },
  paper_reference: { refers_to: newestDocument },
  paper_reply: { to_id: newestDocument },
  publication_change: { to_id: newestDocument },
  document_reference: { refers_to: newestDocument },
  document_reply: { to_id: newestDocument },
  passkey_challenge: { purpose: `'sign-in'` },
  person_picture: { sha256: hash },
  retention_hold: { document_id: newestDocument },
  // A list for destruction would lock its documents for ever.
  retention_list: { kind: `'transfer'` },
  route_template: {
    person_id: somebody,
    purpose: `'work'`,
    members: `(select jsonb_build_array(jsonb_build_object('personId', ${somebody})))`,
  },
  sealed_content: { wrapped_key: `decode(repeat('5a', 60), 'hex')` },
  session: { expires_at: later },
  sign_in_proof: { expires_at: later },
  signature: { sha256: hash },
};

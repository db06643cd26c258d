/** What a document is for the reader, where it is more than the document itself. */
export interface ReaderShare {
  /** `transmission` or `assignment`; null: the document itself. */
  readonly shareOn: string | null;
  readonly shareState: string | null;
  readonly shareDue: string | null;
}

export const shareColumns = { shareOn: 'text?', shareState: 'text?', shareDue: 'date?' } as const;

export const shareSelect = `, share."on" as "shareOn", share.state as "shareState",
    share.due as "shareDue"`;

interface Parameters {
  readonly readerId: string;
  readonly principals: string;
  readonly units: string;
  readonly watching: string;
}

/**
 * The share of the reader in a document, as the head of the opened document shows it first: what
 * waits for them, else what was assigned or sent to them, the most urgent first.
 *
 * @param only a condition under which it is looked for at all
 */
export const shareJoin = (given: Parameters, only = 'true'): string => `
  left join lateral (
    select held."on", held.state, held.due from (
      select 0 as rank, split_part(waits.subject_key, ':', 1) as "on",
        case split_part(waits.subject_key, ':', 1) when 'assignment' then work.state
          when 'transmission' then sent.state else document.state end as state,
        coalesce(work.due_date, sent.due_date, document.due_date) as due
      from queue_item waits
      left join document_transmission sent on sent.id = waits.transmission_id
      left join document_assignment work on work.id = waits.assignment_id
      where waits.document_id = document.id and waits.principal = any (${given.principals}::text[])
        and not waits.code = any (${given.watching}::text[])
      union all
      select 1, 'assignment', work.state, coalesce(work.due_date, sent.due_date, document.due_date)
      from document_assignment work
      left join document_transmission sent on sent.id = work.transmission_id
      where work.document_id = document.id and work.assignee_id = ${given.readerId}::uuid
      union all
      select 1, 'transmission', sent.state, coalesce(sent.due_date, document.due_date)
      from document_transmission sent
      where sent.document_id = document.id and (sent.to_person_id = ${given.readerId}::uuid
        or sent.to_person_id is null and sent.to_unit_id::text = any (${given.units}::text[]))
    ) held order by held.rank, held.due limit 1) share on ${only}`;

/** Units in the keys of a reader: `clerk:<unit>`. */
export const unitsIn = (principals: readonly string[]): string[] => [
  ...new Set(
    principals.filter((key) => key.includes(':') && !key.startsWith('p:')).map(afterColon),
  ),
];

const afterColon = (key: string): string => key.slice(key.lastIndexOf(':') + 1);

import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePassword } from '@sarn/testing';
import { openInstance } from './testing.ts';
import type { OfficeInstance } from './testing.ts';

/* What a person sends again, because the answer was lost, is not done twice, and is answered with what happened. */

let office: OfficeInstance;
let keys = 0;

beforeAll(async () => {
  office = await openInstance();
});
afterAll(() => office.close());

/** The same command twice, as a browser sends it whose first answer was lost. */
async function twice(account: string, path: string, body: object) {
  const sent = { ...body, idempotencyKey: `sent-again-${(keys += 1)}` };
  const first = await office.post(account, path, sent);
  expect(first.status, JSON.stringify(first)).toBe(200);
  return { first, second: await office.post(account, path, sent) };
}

async function acts(act: string): Promise<number> {
  const rows = await office.app.db.query('select 1 from audit_entry where act = $1', [act]);
  return rows.length;
}

test('a token of a program is issued once; its text is not shown again, and the sentence says what to do', async () => {
  const made = await twice('admin', '/programs/save', {
    ...{ name: 'ระบบการเงิน', responsibleId: office.person('officer.policy') },
    ...{ unitId: office.unit('policy'), scopes: ['units.read'], expiresOn: office.today },
  });
  expect(made.second).toEqual(made.first);
  const id = String(made.first['id']);
  const { second } = await twice('admin', `/programs/${id}/token`, {});
  expect(second).toMatchObject({ status: 409, code: 'program.token-made-before' });
  expect(second['message']).toContain('ออกชุดใหม่');
  const rows = await office.app.db.query('select 1 from api_program_token where program_id = $1', [
    id,
  ]);
  expect(rows).toHaveLength(1);
});

test('a webhook is made once, and its secret renewed once', async () => {
  const hook = { name: 'ปลายทาง', url: 'https://hook.example/a', types: ['document.registered'] };
  const made = await twice('admin', '/webhooks/save', hook);
  expect(made.second).toMatchObject({ status: 409, code: 'webhook.saved-before' });
  const path = `/webhooks/${String(made.first['id'])}/secret`;
  const renewed = await twice('admin', path, {});
  expect(renewed.second).toMatchObject({ status: 409, code: 'webhook.secret-made-before' });
  expect(await office.app.db.query('select 1 from webhook')).toHaveLength(1);
});

test('a profile is changed once, and the repeat answers with the profile as it is now', async () => {
  const before = await acts('identity.profile-changed');
  const { first, second } = await twice('clerk.policy', '/identity/profile', {
    phone: '081 111 2222',
  });
  expect(second).toMatchObject({ status: 200, item: first['item'] });
  expect(await acts('identity.profile-changed')).toBe(before + 1);
});

test('the own password is changed once: the repeat is not told that the current one is wrong', async () => {
  const change = { currentPassword: samplePassword, newPassword: 'Another-2569-word' };
  const { first, second } = await twice('officer.legal', '/identity/change-password', change);
  expect(second).toEqual(first);
});

test('what is kept of a repeat has no secret in it', async () => {
  const kept = await office.app.db.query<{ response: object | null }>(
    `select response from command_key where path like '/programs/%/token' or path = '/identity/profile'`,
  );
  expect(kept.length).toBeGreaterThan(1);
  expect(kept.every(({ response }) => response === null)).toBe(true);
});

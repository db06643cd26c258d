import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import type { TestApp } from './test-app.testing.ts';
import type { Answer, OfficeInstance } from './instance.testing.ts';

/** An instance in which people are cleared for classified documents. */
export interface Trusting {
  readonly app: TestApp;
  readonly office: OfficeInstance;
}

/** Grants a role by name. */
export async function grant({ app, office: instance }: Trusting, role: string, account: string) {
  const { people } = app.services.organisation;
  const by = { callerId: null, requestId: 'journey' };
  const personId = instance.person(account);
  await app.platform.db.transaction((tx) => people.grantRole(tx, by, role, { personId }));
}

/** Clears an account for a class, as the personnel office does by order. @returns the clearance */
export function clear(
  instance: Trusting,
  account: string,
  secrecy = 'confidential',
): Promise<string> {
  const personId = instance.office.person(account);
  return entrusted(instance, '/identity/clearances/give', { personId, secrecy });
}

/** Makes a cleared account the registrar of classified documents of a unit. @returns the appointment */
export function appoint(instance: Trusting, account: string, unit: string): Promise<string> {
  const { office: officeInstance } = instance;
  const of = { personId: officeInstance.person(account), unitId: officeInstance.unit(unit) };
  return entrusted(instance, '/identity/secret-registrars/appoint', of);
}

async function entrusted(instance: Trusting, path: string, what: object): Promise<string> {
  await grant(instance, 'personnel', 'secretary');
  const order = { orderNo: 'ลับ 1/2569', validFrom: instance.office.today };
  const answer = await instance.office.post('secretary', path, { ...what, ...order });
  expect(answer.status, JSON.stringify(answer)).toBe(200);
  return String(answer['id']);
}

/** Gives the account's reason for reading a classified document; valid for its reading session. */
export async function openSecret(instance: OfficeInstance, account: string, documentId: string) {
  const reason = 'ปฏิบัติหน้าที่ตามที่ได้รับมอบหมาย';
  const answer = await instance.post(account, '/registry/secret/open', { documentId, reason });
  expect(answer.status, JSON.stringify(answer)).toBe(200);
}

const letters = 'กขคงจฉชซญดตถทนบปผพฟภมยรลวศษสหอ';

/** A random word that no other text contains. */
export const randomWord = (): string =>
  Array.from(randomBytes(12), (byte) => letters[byte % letters.length]).join('');

/** Status and code of an answer. */
export async function code(answer: Promise<Answer>): Promise<[number, unknown]> {
  const { status, code: said } = await answer;
  return [status, said];
}

/** Sends a classified letter to `policy`, whose head assigns it to an officer. */
export async function toOfficer(instance: OfficeInstance, documentId: string): Promise<void> {
  const recipients = [{ unitId: instance.unit('policy') }];
  await instance.act('saraban', documentId, 'distribute', { recipients });
  for (const account of ['clerk.policy', 'saraban'])
    await openSecret(instance, account, documentId);
  await instance.actOnTransmission('clerk.policy', documentId, 'receive');
  await instance.actOnTransmission('clerk.policy', documentId, 'present');
  await openSecret(instance, 'head.policy', documentId);
  await instance.actOnTransmission('head.policy', documentId, 'assign', {
    mainPersonId: instance.person('officer.policy'),
    dueDate: instance.dayFromToday(3),
  });
}

/**
 * Clears the people who work with classified documents, and appoints the registrars of two units.
 */
export async function prepare(trusting: Trusting): Promise<void> {
  const cleared = ['saraban', 'clerk.policy', 'head.policy', 'officer.policy', 'officer.legal'];
  for (const account of cleared) await clear(trusting, account);
  await appoint(trusting, 'saraban', 'agency');
  await appoint(trusting, 'clerk.policy', 'policy');
}

import { randomInt } from 'node:crypto';
import type { App } from './app.ts';

/** An account made at the first start of an installation; the password is shown once. */
export interface FirstAdmin {
  readonly username: string;
  readonly password: string;
}

const username = 'admin';
const by = { callerId: null, requestId: 'first-start' };

/**
 * Makes the administrator of an installation in which nobody can sign in yet (no demo agency).
 * Without it nobody could sign in after a first start.
 *
 * @returns name and password for the console; null when there are accounts already
 */
export async function ensureFirstAdmin(app: App): Promise<FirstAdmin | null> {
  const { accounts } = app.services.authentication;
  const { people } = app.services.organisation;
  const { db } = app.platform;
  if (await accounts.hasAccounts(db)) return null;
  const password = readablePassword();
  const passwordHash = await accounts.hashPassword(password);
  await db.transaction(async (tx) => {
    const personId = await people.createPerson(tx, by, {
      employeeCode: username,
      firstNameTh: 'ผู้ดูแลระบบ',
      firstNameEn: 'Administrator',
    });
    await accounts.createAccount(tx, by, { personId, username, passwordHash });
    await people.grantRole(tx, by, 'administrator', { personId });
  });
  return { username, password };
}

/** Characters that are easy to tell apart when read from a console. */
const groups = ['ABCDEFGHJKLMNPQRSTUVWXYZ', 'abcdefghijkmnpqrstuvwxyz', '23456789'] as const;

function readablePassword(): string {
  const pick = (signs: string) => signs.charAt(randomInt(signs.length));
  const all = groups.join('');
  const rest = Array.from({ length: 13 }, () => pick(all));
  return [...groups.map(pick), ...rest].join('');
}

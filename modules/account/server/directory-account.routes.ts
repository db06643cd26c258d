import { AppError } from '@sarn/kernel';
import type { Handle, NamesPeople, Platform, Route } from '@sarn/platform-server';
import { command, query, refuseUnseen } from '@sarn/platform-server';
import { getDirectoryAccount, markDirectoryAccount } from '../contract/index.ts';
import type { DirectoryAccount } from '../contract/index.ts';
import type { AuthenticationModule } from '@sarn/authentication/server';
import { phrase } from './phrase.ts';

/**
 * Whose password is verified by the directory of the agency, for administrators. Where no directory
 * is set up nobody can be marked so: the person could not sign in.
 */
export function directoryAccountRoutes(
  { db }: Platform,
  people: NamesPeople,
  {
    accounts,
    ownAccounts,
    isDirectoryOn: isOn,
  }: Pick<AuthenticationModule, 'accounts' | 'isDirectoryOn' | 'ownAccounts'>,
): Route[] {
  const read = async (handle: Handle, personId: string): Promise<DirectoryAccount> => {
    const account = await ownAccounts.find(handle, personId);
    const { username = null, directoryName = null } = account ?? {};
    return { username, directoryName, isDirectoryOn: isOn };
  };
  return [
    query(getDirectoryAccount, async ({ personId }) => ({ item: await read(db, personId) })),
    command(markDirectoryAccount, async (sent, { caller, language, requestId }, tx) => {
      const { personId, directoryName, seen } = sent;
      await refuseUnseen(tx, people, {
        ...{ seen, wanted: directoryName },
        now: async () => (await read(tx, personId)).directoryName ?? '',
        subject: { kind: 'directory-account', id: personId },
      });
      const name = directoryName === '' ? null : directoryName;
      if (name !== null && !isOn) throw new AppError('identity.directory-off');
      await accounts.setDirectoryName(tx, { callerId: caller.id, requestId }, personId, name);
      return {
        item: await read(tx, personId),
        message: phrase(name === null ? 'directoryUnmarked' : 'directoryMarked', language),
      };
    }),
  ];
}

import { AppError } from '@sarn/kernel';
import type { Handle, Platform, Route } from '@sarn/platform-server';
import { command, query } from '@sarn/platform-server';
import { getDirectoryAccount, markDirectoryAccount } from '../../contract/index.ts';
import type { DirectoryAccount } from '../../contract/index.ts';
import type { People } from '../people.service.ts';
import { phrase } from '../phrase.ts';
import { findOwnAccount } from '../profile/own-account.store.ts';

/**
 * Who proves his password to the directory of the agency, for administrators.
 *
 * @param isOn whether a directory is set up; without one nobody could get in who is marked
 */
export function directoryAccountRoutes(
  { db }: Platform,
  people: Pick<People, 'setDirectoryName'>,
  isOn: boolean,
): Route[] {
  const read = async (handle: Handle, personId: string): Promise<DirectoryAccount> => {
    const account = await findOwnAccount(handle, personId);
    const { username = null, directoryName = null } = account ?? {};
    return { username, directoryName, isDirectoryOn: isOn };
  };
  return [
    query(getDirectoryAccount, async ({ personId }) => ({ item: await read(db, personId) })),
    command(markDirectoryAccount, async (sent, { caller, language, requestId }, tx) => {
      const { personId, directoryName } = sent;
      const name = directoryName === '' ? null : directoryName;
      if (name !== null && !isOn) throw new AppError('identity.directory-off');
      await people.setDirectoryName(tx, { callerId: caller.id, requestId }, personId, name);
      return {
        item: await read(tx, personId),
        message: phrase(name === null ? 'directoryUnmarked' : 'directoryMarked', language),
      };
    }),
  ];
}

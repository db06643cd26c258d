import { AppError } from '@sarn/kernel';
import { createKeyGuard } from '@sarn/organisation/server';

const guard = createKeyGuard({
  account_person_id_key: 'account',
  account_username_key: 'username',
});

/**
 * Runs a write and turns a constraint violation into an AppError.
 *
 * @throws AppError 'identity.taken', '….directory-name-taken', or 'platform.not-found' when a
 *   referenced row does not exist
 */
export async function orTaken<T>(write: Promise<T>): Promise<T> {
  try {
    return await guard(write);
  } catch (error) {
    const { constraint } = error as { constraint?: string };
    if (constraint === 'account_directory_name_key') {
      throw new AppError('identity.directory-name-taken');
    }
    throw error;
  }
}

import { AppError } from '@sarn/kernel';

/** Unique keys of our tables and the field of the form they belong to. */
const fields: Readonly<Record<string, string>> = {
  unit_code: 'unit-code',
  unit_root: 'unit-root',
  position_name_th_key: 'position-name',
  person_employee_code_key: 'employee-code',
  person_email_key: 'email',
  person_id_card_hash_key: 'id-card',
  post_holding_open: 'post-holder',
  post_holding_owner: 'post-holder',
  account_person_id_key: 'account',
  account_username_key: 'username',
};

/**
 * Runs a write and turns a broken key into a refusal with a sentence.
 *
 * @throws AppError 'identity.taken', '….directory-name-taken', or 'platform.not-found' when it points at nothing
 */
export async function orTaken<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string };
    if (constraint === 'account_directory_name_key') {
      throw new AppError('identity.directory-name-taken');
    }
    const field = constraint === undefined ? undefined : fields[constraint];
    if (code === '23505' && field !== undefined) throw new AppError('identity.taken', { field });
    if (code === '23503') throw new AppError('platform.not-found');
    throw error;
  }
}

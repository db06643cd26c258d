import { AppError } from '@sarn/kernel';

/**
 * Makes a wrapper of writes that turns a violated unique key into an AppError.
 *
 * @param fields names of the unique keys, each with the field of the form that it belongs to
 * @returns a function that throws AppError 'identity.taken', or 'platform.not-found' when the row
 *   refers to an unknown row
 */
export function createKeyGuard(fields: Readonly<Record<string, string>>) {
  return async <T>(write: Promise<T>): Promise<T> => {
    try {
      return await write;
    } catch (error) {
      const { code, constraint } = error as { code?: string; constraint?: string };
      const field = constraint === undefined ? undefined : fields[constraint];
      if (code === '23505' && field !== undefined) throw new AppError('identity.taken', { field });
      if (code === '23503') throw new AppError('platform.not-found');
      throw error;
    }
  };
}

/** @throws what `createKeyGuard` says, for the tables of this module */
export const orTaken = createKeyGuard({
  unit_code: 'unit-code',
  unit_root: 'unit-root',
  position_name_th_key: 'position-name',
  role_code_key: 'role-code',
  role_legacy_no_key: 'role-legacy-no',
  role_type_pkey: 'role-type-code',
  person_employee_code_key: 'employee-code',
  person_email_key: 'email',
  person_id_card_hash_key: 'id-card',
  post_holding_open: 'post-holder',
  post_holding_owner: 'post-holder',
});

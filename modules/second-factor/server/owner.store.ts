import type { Handle } from '@sarn/platform-server';

/** The owner of a second factor, and the address for mails about changes. */
export interface Owner {
  readonly accountId: string;
  readonly personId: string;
  readonly username: string;
  readonly name: string;
  /** Null when the person has no e-mail address. */
  readonly email: string | null;
}

const select = `select a.id "accountId", a.person_id "personId", a.username,
    trim(m.first_name_th || ' ' || m.last_name_th) "name", m.email
  from account a join person m on m.id = a.person_id`;

export async function findOwner(db: Handle, accountId: string): Promise<Owner | undefined> {
  const rows = await db.query<Owner>(`${select} where a.id = $1`, [accountId]);
  return rows[0];
}

export async function findOwnerByPerson(db: Handle, personId: string): Promise<Owner | undefined> {
  const rows = await db.query<Owner>(`${select} where a.person_id = $1`, [personId]);
  return rows[0];
}

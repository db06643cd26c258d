import { row, statement } from '@sarn/platform-server';
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

const owner = row<Owner>({
  accountId: 'uuid',
  personId: 'uuid',
  username: 'text',
  name: 'text',
  email: 'text?',
});

export function findOwner(db: Handle, accountId: string): Promise<Owner | undefined> {
  return byAccountSql.first(db, accountId);
}

const byAccountSql = statement('owner.by-account', owner, ['uuid'], `${select} where a.id = $1`);

export function findOwnerByPerson(db: Handle, personId: string): Promise<Owner | undefined> {
  return byPersonSql.first(db, personId);
}

const byPersonSql = statement(
  'owner.by-person',
  owner,
  ['uuid'],
  `${select} where a.person_id = $1`,
);

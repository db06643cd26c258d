import { builtStatement, listOf, row, variants } from '@sarn/platform-server';
import type { Built, Handle } from '@sarn/platform-server';
import type { PrincipalParts } from '../principal.rules.ts';
import type { Moment } from './capacity.store.ts';

interface Ask {
  readonly at: Moment;
  readonly parts: PrincipalParts;
}

/**
 * Ids of the active people who act for one of the keys at the moment, each once. One statement: it is
 * asked several times in every act.
 */
export async function listPeopleOf(
  db: Handle,
  at: Moment,
  parts: PrincipalParts,
): Promise<string[]> {
  if (!isAsked(parts)) return [];
  return (await peopleSql.all(db, { at, parts })).map(({ id }) => id);
}

const isAsked = ({ people, duties, postIds, delegationIds, secretKeys }: PrincipalParts) =>
  [people, duties, postIds, delegationIds, secretKeys].some((keys) => keys.length > 0);

/** Only what is asked for is in the text: the functions are expensive to plan and to call. */
function buildPeople({ at, parts }: Ask): Built {
  const values: unknown[] = [];
  const given = (value: unknown, type: string) => `$${values.push(value)}::${type}`;
  const { people, duties, unitIds, postIds, delegationIds, secretKeys } = parts;
  const list = (value: unknown, type: `${string}[]`) => listOf(`$${values.push(value)}`, type);
  const day = () => given(at.day, 'date');
  const now = () => given(at.now, 'timestamptz');
  const lists: string[] = [];
  if (people.length > 0) {
    lists.push(`select id from person where id = any (${list(people, 'uuid[]')}) and is_active`);
  }
  if (duties.length + postIds.length > 0) {
    lists.push(
      `select person_id from people_on_posts(${list(postIds, 'uuid[]')} || array(
         select p.id from unnest(${list(duties, 'text[]')}, ${list(unitIds, 'uuid[]')})
           as asked (duty, unit_id)
         join post p on p.serves_unit_id = asked.unit_id and p.duty = asked.duty
         where p.valid_from <= ${day()} and (p.valid_to is null or p.valid_to >= ${day()})
       ), ${day()}, ${now()})`,
    );
  }
  if (delegationIds.length > 0) {
    const ids = list(delegationIds, 'uuid[]');
    lists.push(`select person_id from people_by_delegation(${ids}, ${day()}, ${now()})`);
  }
  if (secretKeys.length > 0) {
    lists.push(
      `select person from people_of_secret_keys(${list(secretKeys, 'text[]')}, ${day()}) person`,
    );
  }
  return { text: `select distinct id from (${lists.join(' union all ')}) found (id)`, values };
}

const peopleSql = builtStatement(
  'person.of-principals',
  row<{ id: string }>({ id: 'uuid!' }),
  buildPeople,
  () => {
    const some = ['018ae888-e400-7001-8000-000000000000'];
    const at: Moment = { day: '2026-01-01', now: '2026-01-01T00:00:00.000Z' };
    const parts = variants<PrincipalParts>({
      people: [[], some],
      duties: [[], ['head']],
      unitIds: [some],
      postIds: [[], some],
      delegationIds: [[], some],
      secretKeys: [[], ['secret']],
    });
    return parts.filter(isAsked).map((one) => ({ at, parts: one }));
  },
);

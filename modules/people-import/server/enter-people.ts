import { civilDateAt, need, newId } from '@sarn/kernel';
import type { CivilDate } from '@sarn/kernel';
import type { Actor, BulkPost, PersonDraft } from '@sarn/organisation/server';
import type { Tx } from '@sarn/platform-server';
import { saveEmployments } from '@sarn/personnel/server';
import type { PeopleImport } from './needs.ts';
import type { Made } from './enter-units.ts';
import { listMeant } from './known.store.ts';
import type { MadeRow } from './made-row.ts';
import type { KnownPerson, PersonPlan, PostPlan } from './people-plan.ts';
import type { CheckedRow } from './staged.ts';

/** A row on its way in. */
interface Entering {
  readonly row: number;
  readonly plan: PersonPlan;
  readonly personId: string;
  readonly known: KnownPerson | null;
  /** The post that is made; null where one is taken, changed, or none is given. */
  readonly newPostId: string | null;
  readonly holdingId: string | null;
}

export interface EnteredPeople {
  readonly made: Made[];
  /** People with a new account and an address, who are invited. */
  readonly invited: string[];
}

/** Enters people with their posts, employments and accounts. */
export async function enterPeople(
  deps: PeopleImport,
  tx: Tx,
  by: Actor,
  rows: readonly CheckedRow<PersonPlan>[],
): Promise<EnteredPeople> {
  const today = civilDateAt(deps.platform.clock.now());
  const list = await enteringOf(tx, today, rows);
  const fresh = list.filter(({ known }) => known === null);
  await deps.people.createPeople(tx, by, fresh.map(draftOf));
  for (const one of list) if (one.known) await changePerson(deps, tx, by, one, one.known);
  await deps.profiles.setBirths(
    tx,
    list.map(({ personId, plan }) => ({
      ...{ personId, gender: plan.gender, birthday: plan.birthday },
    })),
  );
  await keepEmployments(deps, tx, list);
  const gone = await givePosts(deps, tx, { by, today }, list);
  const accounts = await openAccounts(deps, tx, by, list);
  const isMailed = ({ plan, known }: Entering) => Boolean(plan.values.email ?? known?.email);
  return {
    made: list.map((one) => ({ row: one.row, made: madeOf(one, gone, accounts) })),
    invited: list
      .filter((one) => accounts.has(one.personId) && isMailed(one))
      .map((one) => one.personId),
  };
}

async function enteringOf(
  tx: Tx,
  today: CivilDate,
  rows: readonly CheckedRow<PersonPlan>[],
): Promise<Entering[]> {
  const planned = rows.flatMap(({ row, plan }) => (plan ? [{ row, plan }] : []));
  const codes = planned.map(({ plan }) => plan.values.employeeCode);
  const nobody = { cardHashes: [], emails: [], usernames: [], names: [] };
  const people = await listMeant(tx, today, { codes, ...nobody });
  const byId = new Map(people.map((person) => [person.id, person]));
  return planned.map(({ row, plan }) => {
    const { post } = plan;
    const takes = post !== null && post.changesPostId === null;
    return {
      ...{ row, plan, personId: plan.personId ?? newId() },
      known: plan.personId === null ? null : (byId.get(plan.personId) ?? null),
      newPostId: takes && post.takesPostId === null ? newId() : null,
      holdingId: takes ? newId() : null,
    };
  });
}

function draftOf({ personId, plan: { values, card } }: Entering): PersonDraft {
  return {
    ...values,
    ...{ id: personId, firstNameTh: values.firstNameTh ?? '' },
    ...(card ? { idCardSeal: { hash: card.hash, tail: card.tail } } : {}),
  };
}

/** Fields of a person with the names that `KnownPerson` has for them. */
const knownNames = {
  prefixTh: 'prefix',
  firstNameTh: 'firstName',
  lastNameTh: 'lastName',
  firstNameEn: 'firstNameEn',
  lastNameEn: 'lastNameEn',
  email: 'email',
  phone: 'phone',
  suffix: 'suffix',
  employeeType: 'employment',
} as const satisfies Partial<Record<keyof PersonDraft, keyof KnownPerson>>;

export type PersonField = keyof typeof knownNames;

/** The fields of the plan that differ from what is kept. */
function differing({ values }: PersonPlan, known: KnownPerson) {
  const fields = Object.keys(knownNames) as PersonField[];
  const differ = fields.filter(
    (field) => values[field] !== undefined && values[field] !== known[knownNames[field]],
  );
  const pick = (of: (field: PersonField) => string | null | undefined) =>
    Object.fromEntries(differ.map((field) => [field, of(field) ?? null]));
  return {
    before: pick((field) => known[knownNames[field]]),
    after: pick((field) => values[field]),
  };
}

async function changePerson(
  { people }: PeopleImport,
  tx: Tx,
  by: Actor,
  { plan }: Entering,
  known: KnownPerson,
): Promise<void> {
  const { after } = differing(plan, known);
  const { card } = plan;
  const seal = card && card.hash !== known.idCardHash ? { hash: card.hash, tail: card.tail } : null;
  const { prefixes } = plan.values;
  const isOther = prefixes !== undefined && prefixes.join() !== known.prefixes.join();
  const change = {
    ...{ ...after, ...(seal ? { idCardSeal: seal } : {}) },
    ...(isOther ? { prefixTh: plan.values.prefixTh, prefixes } : {}),
  } as Partial<PersonDraft>;
  if (Object.keys(change).length > 0) await people.updatePerson(tx, by, known.id, change);
}

function keepEmployments(
  { platform }: PeopleImport,
  tx: Tx,
  list: readonly Entering[],
): Promise<void> {
  const facts = list.flatMap(({ personId, plan: { appointedOn } }) =>
    appointedOn === null ? [] : [{ personId, appointedOn }],
  );
  return saveEmployments(tx, facts, platform.clock.now().toISOString());
}

/** @returns holdings that are gone because they had begun today */
async function givePosts(
  { people }: PeopleImport,
  tx: Tx,
  { by, today }: { readonly by: Actor; readonly today: CivilDate },
  list: readonly Entering[],
): Promise<ReadonlySet<string>> {
  const posts = list.flatMap((one) => (one.plan.post ? [{ ...one, post: one.plan.post }] : []));
  const ended = posts.flatMap(({ post }) => (post.endsHoldingId ? [post.endsHoldingId] : []));
  const gone = await people.endHoldings(tx, by, ended, today);
  const fresh = posts.filter((one) => one.newPostId !== null);
  await people.createPosts(
    tx,
    by,
    fresh.map(({ post, newPostId }) => postOf(post, newPostId ?? '', today)),
  );
  const held = posts.filter((one) => one.holdingId !== null);
  await people.holdPosts(
    tx,
    by,
    held.map(({ personId, holdingId, newPostId, post }) => ({
      ...{ id: holdingId ?? undefined, personId, validFrom: today },
      postId: need(newPostId ?? post.takesPostId, 'the post that is taken'),
    })),
  );
  for (const { post } of posts) {
    if (post.changesPostId === null) continue;
    const { title, levelCode, duty } = post;
    await people.updatePost(tx, by, post.changesPostId, { titleTh: title, levelCode, duty });
  }
  return new Set(gone);
}

/** Officers stand below heads and deputies. */
const sorts = { head: 0, deputy: 10, secretary: 20, clerk: 30, officer: 40, none: 50 } as const;

const postOf = (post: PostPlan, id: string, today: CivilDate): BulkPost => ({
  ...{ id, unitId: post.unitId, position: post.position, titleTh: post.title },
  ...{ levelCode: post.levelCode, duty: post.duty, sort: sorts[post.duty], validFrom: today },
});

/**
 * Opens accounts with a password that nobody knows. A name after the address that is taken becomes
 * the employee code.
 *
 * @returns ids of the people who have one now
 */
async function openAccounts(
  { accounts }: PeopleImport,
  tx: Tx,
  by: Actor,
  list: readonly Entering[],
): Promise<ReadonlySet<string>> {
  const wanted = list.flatMap((one) => {
    const names =
      one.plan.username === null ? [] : [one.plan.username, one.plan.values.employeeCode];
    return names.length === 0 ? [] : [{ ...one, names: names.map((name) => name.toLowerCase()) }];
  });
  if (wanted.length === 0) return new Set();
  const taken = new Set(
    await accounts.takenNames(
      tx,
      wanted.flatMap(({ names }) => names),
    ),
  );
  const passwordHash = accounts.unknownPassword();
  const drafts = wanted.flatMap(({ personId, names }) => {
    const username = names.find((name) => !taken.has(name));
    if (username === undefined) return [];
    taken.add(username);
    return [{ personId, username, passwordHash }];
  });
  await accounts.createAccounts(tx, by, drafts);
  return new Set(drafts.map(({ personId }) => personId));
}

function madeOf(
  { personId, plan, known, newPostId, holdingId }: Entering,
  gone: ReadonlySet<string>,
  accounts: ReadonlySet<string>,
): MadeRow {
  const ended = plan.post?.endsHoldingId ?? null;
  const shared = {
    ...{ id: personId, postId: newPostId, holdingId, hasAccount: accounts.has(personId) },
    endedHoldingId: ended !== null && !gone.has(ended) ? ended : null,
  };
  if (!known) return { ...shared, state: 'new', before: {}, after: {} };
  const { before, after } = differing(plan, known);
  const step = plan.post?.changesPostId ? known.post : null;
  return {
    ...{ ...shared, state: 'changed' },
    before: { ...before, ...(step ? postFacts(step) : {}) },
    after: {
      ...after,
      ...(step && plan.post ? postFacts({ ...plan.post, postId: step.postId }) : {}),
    },
  };
}

const postFacts = (post: Pick<PostPlan, 'title' | 'levelCode' | 'duty'> & { postId: string }) => ({
  ...{ 'post.id': post.postId, 'post.title': post.title },
  ...{ 'post.level': post.levelCode, 'post.duty': post.duty },
});

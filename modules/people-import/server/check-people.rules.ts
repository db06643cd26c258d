import { cleanText } from '@sarn/kernel';
import { nameKey, titleWith, typeOf } from '@sarn/personnel/server';
import type { Terms } from '@sarn/personnel/server';
import type { ImportFieldName, ImportProblemCode } from '../contract/index.ts';
import type {
  KnownPerson,
  PeopleAsked,
  PersonPlan,
  PersonValues,
  PlaceableUnit,
  PostPlan,
} from './people-plan.ts';
import { genderOfName, isOut, readPerson, shownName } from './person-lines.ts';
import type { PersonLine } from './person-lines.ts';
import { UnitNames } from './unit-names.rules.ts';
import type { CheckedRow, RowChange, StagedRow } from './staged.ts';

/** The title of a person of whom the table says no position. @assumed */
export const usualPosition = 'เจ้าหน้าที่';

/** Checks a table of people. Rule: specification of settings §4 */
export function checkPeople(
  staged: readonly StagedRow[],
  asked: PeopleAsked,
): CheckedRow<PersonPlan>[] {
  const byCode = new Map(asked.people.map((one) => [one.employeeCode, one]));
  const codeAt = asked.shape.mapping.employeeCode;
  const lines = staged.map((one) =>
    readPerson(one, asked, byCode.get(cleanText(one.cells[codeAt ?? -1] ?? '').trim())),
  );
  const twice = twiceOf(lines, staged);
  const used = lines.filter((line) => !twice.has(line));
  noteShared(used, 'id-card-twice', 'idCard', ({ card }) => card?.hash);
  noteShared(used, 'email-twice', 'email', ({ email }) => email ?? undefined);
  noteShared(used, 'username-twice', 'username', ({ username }) => username);
  const people = new KnownPeople(asked);
  const posts = new Posts(asked);
  return lines.map((line): CheckedRow<PersonPlan> => {
    const known = twice.has(line) ? null : people.find(line);
    if (!twice.has(line)) people.noteTaken(line, known);
    const post = twice.has(line) ? null : posts.planOf(line, known);
    const about = {
      ...{ row: line.row, name: shownName(line.name) || line.code, changes: [], plan: null },
      ...{ problems: line.cells.problems, unitName: post?.unitName ?? known?.post?.unitName ?? '' },
    };
    if (twice.has(line)) return { ...about, state: 'twice' };
    if (isOut(line)) return { ...about, state: 'bad' };
    const plan = planOf(line, known, post);
    if (!known) return { ...about, state: 'new', plan };
    const changes = changesOf(asked.terms, plan, known);
    return changes.length === 0
      ? { ...about, state: 'same' }
      : { ...about, state: 'changed', changes, plan };
  });
}

/** Rule: specification of settings §4, code */
function twiceOf(lines: readonly PersonLine[], staged: readonly StagedRow[]): Set<PersonLine> {
  const twice = new Set<PersonLine>();
  const first = new Map<string, number>();
  const textOf = (at: number) => staged[at]?.cells.map((cell) => cell.trim()).join('\u0001');
  for (const [at, line] of lines.entries()) {
    const before = line.code === '' ? undefined : first.get(line.code);
    const earlier = before === undefined ? undefined : lines[before];
    if (before === undefined || !earlier) {
      if (line.code !== '') first.set(line.code, at);
      continue;
    }
    if (textOf(before) === textOf(at)) {
      twice.add(line);
      line.cells.note('row-twice', '', { params: { n: earlier.row } });
      continue;
    }
    const isSame = shownName(earlier.name) === shownName(line.name);
    const code = isSame ? 'code-differs' : 'code-conflict';
    line.cells.note(code, 'employeeCode', { params: { x: line.code, n: earlier.row } });
    earlier.cells.note(code, 'employeeCode', { params: { x: line.code, n: line.row } });
  }
  return twice;
}

function noteShared(
  lines: readonly PersonLine[],
  code: ImportProblemCode,
  field: ImportFieldName,
  valueOf: (line: PersonLine) => string | undefined,
): void {
  const groups = Map.groupBy(lines, valueOf);
  for (const [value, group] of groups) {
    if (value === undefined || group.length < 2) continue;
    for (const line of group) {
      const other = group.find((one) => one !== line);
      line.cells.note(code, field, { params: { n: other?.row ?? 0 } });
    }
  }
}

/** Everybody whom the rows of a table may mean. */
class KnownPeople {
  private readonly byCode: ReadonlyMap<string, KnownPerson>;
  private readonly byCard: ReadonlyMap<string | null, KnownPerson>;
  private readonly byEmail: ReadonlyMap<string | null, KnownPerson>;
  private readonly byUsername: ReadonlyMap<string | null, KnownPerson>;
  private readonly byName: ReadonlyMap<string, KnownPerson>;

  constructor({ people }: PeopleAsked) {
    const by = <K>(key: (person: KnownPerson) => K) =>
      new Map(people.map((one) => [key(one), one]));
    this.byCode = by(({ employeeCode }) => employeeCode);
    this.byCard = by(({ idCardHash }) => idCardHash);
    this.byEmail = by(({ email }) => email);
    this.byUsername = by(({ username }) => username);
    this.byName = by(({ firstName, lastName }) => nameKey(`${firstName} ${lastName}`));
  }

  /** Rule: specification of settings §4, Match: employee code, ID card, e-mail; a name only proposes */
  find(line: PersonLine): KnownPerson | null {
    const byCode = this.byCode.get(line.code);
    if (byCode) return byCode;
    const byCard = line.card ? this.byCard.get(line.card.hash) : undefined;
    const byEmail = line.email ? this.byEmail.get(line.email) : undefined;
    const found = byCard ?? byEmail;
    if (found) return found;
    const { firstName, lastName } = line.name;
    const namesake = this.byName.get(nameKey(`${firstName} ${lastName}`));
    if (namesake && lastName !== '') {
      const params = { x: fullName(namesake), y: namesake.employeeCode };
      line.cells.note('name-known', 'employeeCode', { params, choices: [namesake.employeeCode] });
    }
    return null;
  }

  noteTaken(line: PersonLine, known: KnownPerson | null): void {
    const other = (found: KnownPerson | undefined) => found && found.id !== known?.id;
    const byCard = line.card ? this.byCard.get(line.card.hash) : undefined;
    if (byCard && other(byCard)) {
      line.cells.note('id-card-taken', 'idCard', { params: { x: fullName(byCard) } });
    }
    const byEmail = line.email ? this.byEmail.get(line.email) : undefined;
    if (byEmail && other(byEmail)) {
      line.cells.note('email-taken', 'email', { params: { x: fullName(byEmail) } });
    }
    const byUsername = line.username ? this.byUsername.get(line.username) : undefined;
    if (byUsername && other(byUsername)) {
      line.cells.note('username-taken', 'username', { params: { x: fullName(byUsername) } });
    }
  }
}

const fullName = ({ prefix, firstName, lastName }: KnownPerson): string =>
  `${prefix}${firstName} ${lastName}`.trim();

/** Where the people of a table go. */
class Posts {
  private readonly asked: PeopleAsked;
  private readonly units: UnitNames<PlaceableUnit>;
  private readonly inUse: readonly PlaceableUnit[];
  private readonly heads = new Map<string, string>();
  /** Words of levels, the longest first. */
  private readonly words: readonly string[];

  constructor(asked: PeopleAsked) {
    this.asked = asked;
    this.words = [...new Set(asked.terms.levels.map(({ printed }) => printed))]
      .filter((word) => word !== '')
      .toSorted((a, b) => b.length - a.length);
    this.units = new UnitNames(asked.units, ({ code, nameTh, abbreviation }) => ({
      ...{ code, name: nameTh, short: abbreviation },
    }));
    this.inUse = asked.units.filter(({ validTo }) => validTo === null);
  }

  private unitOf(line: PersonLine): PlaceableUnit | null {
    const text = line.cells.text('unit');
    if (text === undefined) return null;
    const note = (code: ImportProblemCode, choices: readonly string[] = []) => {
      line.cells.note(code, 'unit', { params: { x: text }, choices });
      return null;
    };
    const found = this.units.find(text);
    const inUse = found.filter(({ validTo }) => validTo === null);
    const [unit] = inUse;
    if (inUse.length > 1)
      return note(
        'unit-several',
        inUse.map(({ code }) => code),
      );
    if (unit) return unit;
    return note(
      found.length > 0 ? 'unit-ended' : 'unit-unknown',
      this.units.near(text, this.inUse),
    );
  }

  planOf(line: PersonLine, known: KnownPerson | null): PostPlan | null {
    const unit = this.unitOf(line);
    const { cells, duty: asked, level } = line;
    const present = known?.post ?? null;
    if (!unit) {
      const isLost = line.position !== undefined && !cells.text('unit') && !present;
      if (isLost) cells.note('post-without-unit', 'post');
      if (!present || cells.text('unit')) return null;
    }
    const unitId = unit?.id ?? present?.unitId ?? '';
    const isHere = present?.unitId === unitId;
    const duty = asked ?? (isHere ? present.duty : 'officer');
    const position = line.position ?? (isHere ? undefined : usualPosition);
    if (!line.position && !isHere)
      cells.note('post-usual', 'post', { params: { x: usualPosition } });
    const title =
      position === undefined ? (present?.title ?? '') : titleWith(position, level?.printed);
    const levelCode = level?.code ?? (isHere && !cells.text('level') ? present.levelCode : null);
    const takesPostId = this.headPost(line, { unitId, duty, known });
    const isSame = isHere && present.title === title && present.levelCode === levelCode;
    if (isSame && present.duty === duty) return null;
    // The same position in the same unit: its level, its duty or the words of its title changed.
    const isStep =
      isHere && (position === undefined || this.stemOf(present.title) === this.stemOf(title));
    const shared = { unitId, unitName: unit?.nameTh ?? present?.unitName ?? '' };
    return {
      ...{ ...shared, title, position: position ?? title, levelCode, duty },
      takesPostId: isStep ? null : takesPostId,
      endsHoldingId: isStep ? null : (present?.holdingId ?? null),
      changesPostId: isStep ? present.postId : null,
    };
  }

  /** A title without the word of a level behind it. */
  private stemOf(title: string): string {
    const word = this.words.find((one) => title.endsWith(one));
    return word === undefined ? title : title.slice(0, -word.length).trim();
  }

  /** @returns the vacant post of a head. Rule: specification of settings §4, post */
  private headPost(
    line: PersonLine,
    { unitId, duty, known }: { unitId: string; duty: string; known: KnownPerson | null },
  ): string | null {
    if (duty !== 'head') return null;
    const type = typeOf(this.asked.terms, line.employment ?? known?.employment ?? null);
    if (!type?.mayHead) {
      line.cells.note('may-not-head', 'duty', { params: { x: type?.nameTh ?? '' } });
    }
    const posts = this.asked.heads.filter((one) => one.unitId === unitId);
    const isOthers = posts.some((one) => one.personId !== null && one.personId !== known?.id);
    const inTable = this.heads.get(unitId);
    if (isOthers || (inTable !== undefined && inTable !== line.code)) {
      line.cells.note('head-held', 'duty');
    }
    if (!isOut(line)) this.heads.set(unitId, line.code);
    return posts.find((one) => one.personId === null)?.postId ?? null;
  }
}

function planOf(line: PersonLine, known: KnownPerson | null, post: PostPlan | null): PersonPlan {
  const { name, cells } = line;
  const hasName = name.firstName !== '';
  const values: PersonValues = {
    employeeCode: known?.employeeCode ?? line.code,
    ...(hasName ? { firstNameTh: name.firstName, lastNameTh: name.lastName } : {}),
    ...(hasName && (name.prefixes.length > 0 || !known) ? prefixOf(name) : {}),
    ...(name.suffix ? { suffix: name.suffix.code } : {}),
    ...(line.employment === null ? {} : { employeeType: line.employment }),
    ...given('firstNameEn', cells.text('firstNameEn')),
    ...given('lastNameEn', cells.text('lastNameEn')),
    ...given('email', line.email),
    ...given('phone', line.phone),
  };
  return {
    ...{ personId: known?.id ?? null, values, card: line.card, post },
    // What the prefix says of a new person; a known one may have said otherwise.
    gender: line.gender ?? (known ? null : genderOfName(name)),
    ...{ birthday: line.birthday ?? null, appointedOn: line.appointedOn ?? null },
    username: known?.username ? null : usernameOf(line, known),
  };
}

const prefixOf = ({ printed, prefixes }: PersonLine['name']) => ({
  prefixTh: printed,
  prefixes: prefixes.map(({ code }) => code),
});

const given = <K extends string, V>(key: K, value: V | undefined): { [P in K]?: V } =>
  (value === undefined ? {} : { [key]: value }) as { [P in K]?: V };

/** Whoever has an address is given an account: named in the table, else after the address. */
function usernameOf(line: PersonLine, known: KnownPerson | null): string | null {
  const email = line.email ?? known?.email ?? null;
  if (line.username !== undefined) return line.username;
  return email === null || known ? null : (email.split('@')[0] ?? null);
}

type ChangePair = readonly [ImportFieldName, before: string, after: string | null | undefined];

function changesOf(terms: Terms, plan: PersonPlan, known: KnownPerson): RowChange[] {
  const { values, post } = plan;
  const typeName = (code: string | null) =>
    code === null ? '' : (typeOf(terms, code)?.nameTh ?? code);
  const pairs: readonly ChangePair[] = [
    ['prefix', known.prefix, values.prefixTh],
    ['firstName', known.firstName, values.firstNameTh],
    ['lastName', known.lastName, values.lastNameTh],
    ['firstNameEn', known.firstNameEn, values.firstNameEn],
    ['lastNameEn', known.lastNameEn, values.lastNameEn],
    ['email', known.email ?? '', values.email],
    ['phone', known.phone, values.phone],
    ['gender', known.gender ?? '', plan.gender],
    ['birthday', known.birthday ?? '', plan.birthday],
    [
      'employment',
      typeName(known.employment),
      values.employeeType && typeName(values.employeeType),
    ],
    ['appointedOn', known.appointedOn ?? '', plan.appointedOn],
    ['username', known.username ?? '', plan.username],
    ...(post ? postPairs(post, known) : []),
  ];
  const changed = pairs.filter(
    (pair): pair is readonly [ImportFieldName, string, string] =>
      pair[2] !== null && pair[2] !== undefined && pair[1] !== pair[2],
  );
  const changes = changed.map(([field, before, after]) => ({ field, before, after }));
  if (!plan.card || plan.card.hash === known.idCardHash) return changes;
  const masked = (tail: string | null) => (tail === null ? '' : `•••• ${tail}`);
  return [
    ...changes,
    { field: 'idCard', before: masked(known.idCardTail), after: masked(plan.card.tail) },
  ];
}

const postPairs = (post: PostPlan, { post: present }: KnownPerson) =>
  [
    ['unit', present?.unitName ?? '', post.unitName],
    ['post', present?.title ?? '', post.title],
    ['level', present?.levelCode ?? '', post.levelCode],
    ['duty', present?.duty ?? '', post.duty],
  ] as const satisfies readonly (readonly [ImportFieldName, string, string | null])[];

import type { DirectoryEntry } from '@sarn/authentication/server';
import { isPhone } from '@sarn/profile/contract';
import { isEmail } from '@sarn/organisation/contract';
import type { NameReader } from '@sarn/person-terms/contract';
import { directoryLimits } from '../../contract/index.ts';
import type { DirectoryAct, DirectoryPlanRow, DirectoryReason } from '../../contract/index.ts';

/** Somebody who may be in the directory. */
export interface Compared {
  readonly personId: string;
  readonly name: string;
  /** Works here; a name, code or address of who has left still cannot be given again. */
  readonly isActive: boolean;
  readonly employeeCode: string;
  readonly email: string | null;
  readonly phone: string;
  /** Name of the account; null where there is none. */
  readonly username: string | null;
  /** Name of the account in the directory; null where the password is kept here. */
  readonly directoryName: string | null;
  /** Whether they were found in the directory before. */
  readonly isKnown: boolean;
  /** Suspended by a run because they were missing. */
  readonly isMissing: boolean;
  readonly isSuspended: boolean;
}

/** One person of a plan, with what is needed to carry it out. */
export interface PlanStep extends DirectoryPlanRow {
  readonly personId: string | null;
  readonly entry: DirectoryEntry | null;
  readonly email: string | null;
  readonly phone: string | null;
}

/** Compares the directory with people: who is new, changed, missing or back. */
export function comparePeople(
  entries: readonly DirectoryEntry[],
  people: readonly Compared[],
  readName: NameReader,
): PlanStep[] {
  const found = matchEntries(
    entries,
    people.filter(({ isActive }) => isActive),
  );
  const taken = takenBy(people);
  const steps = entries.map((entry): PlanStep => {
    const match = found.get(entry);
    if (!match) return newStep(entry, readName, taken);
    return match.other === null
      ? stepOf(entry, match.person, taken)
      : skipped(entry, match.person.name, { code: 'matched', of: match.other });
  });
  const seen = new Set(
    [...found].flatMap(([entry, { person, other }]) =>
      entry.isDisabled || other !== null ? [] : [person.personId],
    ),
  );
  const missing = people
    .filter((one) => one.isActive && one.isKnown && !seen.has(one.personId) && !one.isSuspended)
    .map((one) => missingStep(one));
  const isSaid = ({ act, detail, reasons }: PlanStep) =>
    act !== 'skip' || detail !== '' || reasons.length > 0;
  return [...steps.filter(isSaid), ...missing];
}

interface Match {
  readonly person: Compared;
  /** Another entry that is this person already; null for the one that is. */
  readonly other: string | null;
}

/**
 * Who each entry is: by the name of the account, else by the employee code, else by the address. A
 * person is one entry, and the surer match goes first: two entries may have the same address.
 */
function matchEntries(
  entries: readonly DirectoryEntry[],
  people: readonly Compared[],
): ReadonlyMap<DirectoryEntry, Match> {
  const found = new Map<DirectoryEntry, Match>();
  const nameOfPerson = new Map<string, string>();
  const ways: readonly [(one: DirectoryEntry) => string, (one: Compared) => string | null][] = [
    [({ name }) => name.toLowerCase(), ({ directoryName }) => directoryName?.toLowerCase() ?? null],
    [({ employeeCode }) => employeeCode, ({ employeeCode }) => employeeCode],
    [({ email }) => email, ({ email }) => email],
  ];
  for (const [ofEntry, ofPerson] of ways) {
    const by = new Map(people.map((one) => [ofPerson(one), one] as const));
    for (const entry of entries) {
      const person = found.has(entry) || ofEntry(entry) === '' ? undefined : by.get(ofEntry(entry));
      if (!person) continue;
      const other = nameOfPerson.get(person.personId) ?? null;
      found.set(entry, { person, other });
      if (other === null) nameOfPerson.set(person.personId, entry.name);
    }
  }
  return found;
}

/** What can be given to one person only, and who has it; the plan itself gives more. */
interface Taken {
  /** @returns the name of who has it; null when it was free, and is given to this person from now on */
  readonly take: (
    what: 'username' | 'directory' | 'code' | 'email',
    value: string,
    by: OwnName,
  ) => string | null;
}

type OwnName = Pick<Compared, 'personId' | 'name'>;

function takenBy(people: readonly Compared[]): Taken {
  const known = new Map<string, OwnName>();
  const add = (what: string, value: string | null, by: OwnName) =>
    value === null || known.set(`${what} ${value.toLowerCase()}`, by);
  for (const one of people) {
    add('username', one.username, one);
    add('directory', one.directoryName, one);
    add('code', one.employeeCode, one);
    add('email', one.email, one);
  }
  return {
    take(what, value, by) {
      const key = `${what} ${value.toLowerCase()}`;
      const owner = known.get(key);
      if (owner) return owner.personId === by.personId ? null : owner.name;
      known.set(key, by);
      return null;
    },
  };
}

const step = (
  act: DirectoryAct,
  { name, shown }: { readonly name: string; readonly shown: string },
  detail = '',
  reasons: readonly DirectoryReason[] = [],
): PlanStep => ({
  ...{ act, name, shown, detail, reasons: [...reasons] },
  ...{ personId: null, entry: null, email: null, phone: null },
});

const skipped = (entry: DirectoryEntry, shown: string, ...why: DirectoryReason[]): PlanStep =>
  step('skip', { name: entry.name, shown }, '', why);

const maxCode = 40;

function newStep(entry: DirectoryEntry, readName: NameReader, taken: Taken): PlanStep {
  const shown = entry.displayName || entry.name;
  if (entry.isDisabled) return skipped(entry, shown);
  if (nameOf(entry, readName).fault) return skipped(entry, shown, { code: 'no-thai-name', of: '' });
  const by = { personId: `new ${entry.name}`, name: shown };
  const code = entry.employeeCode || entry.name;
  if (code.length > maxCode) return skipped(entry, shown, { code: 'code-long', of: '' });
  const clash = nameTaken(entry, by, taken) ?? said('code-taken', taken.take('code', code, by));
  if (clash) return skipped(entry, shown, clash);
  const { phone, ...reach } = reachOf(entry);
  const { email, notes } = freeEmail(reach.email, by, taken);
  const detail = [entry.title, entry.department].filter(Boolean).join(' ');
  return { ...step('create', { name: entry.name, shown }, detail, notes), entry, email, phone };
}

const said = (code: DirectoryReason['code'], of: string | null): DirectoryReason | null =>
  of === null ? null : { code, of };

/**
 * Why no account can have the name of the entry. It is never linked by the name alone: whoever may
 * name an entry could take over any account.
 */
const nameTaken = ({ name }: DirectoryEntry, by: OwnName, taken: Taken): DirectoryReason | null =>
  said('username-taken', taken.take('username', name, by) ?? taken.take('directory', name, by));

/** An address that somebody else has is not taken over. */
function freeEmail(email: string | null, by: OwnName, taken: Taken) {
  const owner = email === null ? null : taken.take('email', email, by);
  const note = said('email-taken', owner);
  return { email: owner === null ? email : null, notes: note === null ? [] : [note] };
}

/** The name of an entry: as it is shown there, else its parts. */
export const nameOf = (
  { displayName, firstName, lastName }: DirectoryEntry,
  readName: NameReader,
) => {
  const whole = readName({ fullName: displayName });
  return whole.fault === null ? whole : readName({ firstName, lastName });
};

/** Address and phone that can be taken over. */
const reachOf = ({ email, phone }: DirectoryEntry) => ({
  email: isEmail(email) ? email : null,
  phone: isPhone(phone) ? phone : null,
});

function stepOf(entry: DirectoryEntry, found: Compared, taken: Taken): PlanStep {
  const about = { name: entry.name, shown: found.name };
  if (entry.isDisabled) return step('skip', about);
  const { email, phone } = reachOf(entry);
  const free = freeEmail(email === found.email ? null : email, found, taken);
  const changed = {
    email: free.email,
    phone: phone !== null && phone !== found.phone ? phone : null,
  };
  const isChanged = changed.email !== null || changed.phone !== null;
  const detail = [changed.email, changed.phone].filter(Boolean).join(' · ');
  const { notes } = free;
  const shared = { personId: found.personId, entry, ...changed };
  if (found.isMissing && found.isSuspended) {
    return { ...step('return', about, detail, notes), ...shared };
  }
  if (found.isSuspended) return skipped(entry, found.name, { code: 'suspended', of: '' });
  const isLinked = found.directoryName?.toLowerCase() === entry.name.toLowerCase();
  if (!isLinked || !found.isKnown) {
    const clash = said('username-taken', linkTaken(entry, found, taken));
    if (clash !== null) return skipped(entry, found.name, clash);
    return { ...step('link', about, detail || entry.name, notes), ...shared };
  }
  return isChanged
    ? { ...step('change', about, detail, notes), ...shared }
    : step('skip', about, detail, notes);
}

/** Whose the name is; whoever has no account gets one with it. */
const linkTaken = ({ name }: DirectoryEntry, found: Compared, taken: Taken): string | null =>
  taken.take('directory', name, found) ??
  (found.username === null ? taken.take('username', name, found) : null);

const missingStep = ({ personId, name, directoryName }: Compared): PlanStep => ({
  ...step('suspend', { name: directoryName ?? '', shown: name }, '', [{ code: 'missing', of: '' }]),
  personId,
});

/**
 * Whether so many are missing that a person must look first: a broken answer of the directory has
 * switched whole agencies off. Rule: specification of settings §4, Directory
 */
export function isTooMany(missing: number, known: number): boolean {
  return missing > directoryLimits.missing || missing > known * directoryLimits.missingShare;
}

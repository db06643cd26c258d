import type { DirectoryEntry } from '@sarn/authentication/server';
import { isPhone } from '@sarn/profile/contract';
import { isEmail } from '@sarn/organisation/contract';
import type { NameReader } from '@sarn/person-terms/contract';
import { directoryLimits } from '../../contract/index.ts';
import type { DirectoryAct, DirectoryPlanRow } from '../../contract/index.ts';

/** Somebody who may be in the directory. */
export interface Compared {
  readonly personId: string;
  readonly name: string;
  readonly employeeCode: string;
  readonly email: string | null;
  readonly phone: string;
  readonly hasAccount: boolean;
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
  const by = (key: (one: Compared) => string | null) =>
    new Map(people.flatMap((one) => (key(one) ? [[key(one) ?? '', one] as const] : [])));
  const byName = by(({ directoryName }) => directoryName?.toLowerCase() ?? null);
  const byCode = by(({ employeeCode }) => employeeCode);
  const byEmail = by(({ email }) => email);
  const seen = new Set<string>();
  const steps = entries.map((entry): PlanStep => {
    const found =
      byName.get(entry.name.toLowerCase()) ??
      (entry.employeeCode === '' ? undefined : byCode.get(entry.employeeCode)) ??
      (entry.email === '' ? undefined : byEmail.get(entry.email));
    if (found && !entry.isDisabled) seen.add(found.personId);
    return found ? stepOf(entry, found) : newStep(entry, readName);
  });
  const missing = people
    .filter((one) => one.isKnown && !seen.has(one.personId) && !one.isSuspended)
    .map((one) => missingStep(one));
  return [...steps.filter(({ act, detail }) => act !== 'skip' || detail !== ''), ...missing];
}

const step = (
  act: DirectoryAct,
  { name, shown }: { readonly name: string; readonly shown: string },
  detail = '',
): PlanStep => ({
  ...{ act, name, shown, detail, personId: null, entry: null, email: null, phone: null },
});

function newStep(entry: DirectoryEntry, readName: NameReader): PlanStep {
  const about = { name: entry.name, shown: entry.displayName || entry.name };
  if (entry.isDisabled) return step('skip', about);
  const name = nameOf(entry, readName);
  if (name.fault) return step('skip', about, 'ไม่มีชื่อภาษาไทยที่อ่านได้');
  const where = [entry.title, entry.department].filter(Boolean).join(' ');
  return { ...step('create', about, where), entry, ...reachOf(entry) };
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

function stepOf(entry: DirectoryEntry, found: Compared): PlanStep {
  const about = { name: entry.name, shown: found.name };
  if (entry.isDisabled) return step('skip', about);
  const { email, phone } = reachOf(entry);
  const changed = {
    email: email !== null && email !== found.email ? email : null,
    phone: phone !== null && phone !== found.phone ? phone : null,
  };
  const detail = [changed.email, changed.phone].filter((one) => one !== null).join(' · ');
  const shared = { personId: found.personId, entry, ...changed };
  if (found.isMissing && found.isSuspended) return { ...step('return', about, detail), ...shared };
  if (found.isSuspended) return step('skip', about, 'บัญชีถูกระงับในระบบนี้');
  const isLinked = found.directoryName?.toLowerCase() === entry.name.toLowerCase();
  if (!isLinked || !found.isKnown) {
    return { ...step('link', about, detail || entry.name), ...shared };
  }
  return detail === '' ? step('skip', about) : { ...step('change', about, detail), ...shared };
}

const missingStep = ({ personId, name, directoryName }: Compared): PlanStep => ({
  ...step('suspend', { name: directoryName ?? '', shown: name }, 'ไม่อยู่ในระบบบัญชีกลางแล้ว'),
  personId,
});

/**
 * Whether so many are missing that a person must look first: a broken answer of the directory has
 * switched whole agencies off. Rule: specification of settings §4, Directory
 */
export function isTooMany(missing: number, known: number): boolean {
  return missing > directoryLimits.missing || missing > known * directoryLimits.missingShare;
}

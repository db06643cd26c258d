import { AppError, civilDateAt, need, newId } from '@sarn/kernel';
import type { DirectoryEntry } from '@sarn/authentication/server';
import { readNames } from '@sarn/organisation/server';
import type { Actor } from '@sarn/organisation/server';
import type { NameReader } from '@sarn/person-terms/contract';
import { tryIn } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import { z } from 'zod';
import { DirectoryReason, directoryActs, directoryLimits } from '../../contract/index.ts';
import type { DirectoryRun, DirectoryState } from '../../contract/index.ts';
import { countOtherAdmins } from '../account/account-list.store.ts';
import { listKnownUnits } from '../unit/known-unit.store.ts';
import { nameKey } from '../terms/name-key.rules.ts';
import type { Personnel } from '../needs.ts';
import { comparePeople, isTooMany, nameOf } from './compare.rules.ts';
import type { PlanStep } from './compare.rules.ts';
import {
  countKnown,
  dropPreviews,
  findRunForUpdate,
  insertRun,
  isDaily,
  listCompared,
  listRuns,
  noteMissing,
  noteSeen,
  updateRun,
} from './directory.store.ts';
import type { DirectoryRunRow } from './directory.store.ts';

const Counts = z.partialRecord(z.enum(directoryActs), z.number());
const noCounts = { create: 0, link: 0, change: 0, suspend: 0, return: 0, skip: 0 };

/** The plan of a run as it is stored: what is shown, and what is needed to carry it out. */
const Steps = z.array(
  z.object({
    ...{ act: z.enum(directoryActs), name: z.string(), shown: z.string(), detail: z.string() },
    ...{ personId: z.string().nullable(), email: z.string().nullable() },
    // A plan of an earlier version of the program has sentences in `detail` alone.
    reasons: z.array(DirectoryReason).default([]),
    phone: z.string().nullable(),
    entry: z
      .object({
        ...{ name: z.string(), employeeCode: z.string(), displayName: z.string() },
        ...{ firstName: z.string(), lastName: z.string(), email: z.string(), phone: z.string() },
        ...{ title: z.string(), department: z.string(), isDisabled: z.boolean() },
      })
      .nullable(),
  }),
);

/** The people of the directory, and whether the nightly run or somebody asked for them. */
export interface Listed {
  readonly entries: readonly DirectoryEntry[];
  readonly isScheduled: boolean;
}

const countsOf = (steps: readonly PlanStep[]) => {
  const counts: Record<string, number> = { ...noCounts };
  for (const { act } of steps) counts[act] = (counts[act] ?? 0) + 1;
  return counts;
};

/**
 * Asks the directory for its people. No transaction is open meanwhile.
 *
 * @throws AppError 'personnel.directory-off', '….directory-empty', or why it cannot be asked
 */
export async function listDirectory({
  directory,
}: Pick<Personnel, 'directory'>): Promise<readonly DirectoryEntry[]> {
  if (!directory.isOn) throw new AppError('personnel.directory-off');
  const entries = await directory.list();
  if (entries.length === 0) throw new AppError('personnel.directory-empty');
  return entries;
}

/**
 * Compares people with those of the directory and keeps the plan. Nothing is changed.
 *
 * @returns id of the run
 */
export async function compare(
  deps: Personnel,
  tx: Tx,
  by: Actor,
  { entries, isScheduled }: Listed,
): Promise<{ id: string; steps: PlanStep[]; isStopped: boolean }> {
  const steps = comparePeople(entries, await listCompared(tx), await readNames(tx)).slice(
    0,
    directoryLimits.rows,
  );
  const counts = countsOf(steps);
  const isStopped = isTooMany(counts['suspend'] ?? 0, await countKnown(tx));
  await dropPreviews(tx);
  const id = newId();
  await insertRun(tx, {
    ...{ id, is_scheduled: isScheduled, entries: entries.length, counts: JSON.stringify(counts) },
    ...{ plan: JSON.stringify(steps), created_by: by.callerId },
    state: isStopped ? 'stopped' : 'preview',
    created_at: deps.platform.clock.now().toISOString(),
  });
  await note(deps, tx, by, isStopped ? 'stopped' : 'compared', { id, counts });
  return { id, steps, isStopped };
}

async function note(
  { platform: { audit } }: Personnel,
  tx: Tx,
  { callerId, requestId }: Actor,
  act: string,
  { id, counts }: { readonly id: string; readonly counts: object },
): Promise<void> {
  await audit.write(tx, {
    ...{ act: `personnel.directory-${act}`, callerId, subject: { kind: 'directory-run', id } },
    detail: { ...counts },
    ...(requestId === undefined ? {} : { requestId }),
  });
}

/**
 * Carries a preview out.
 *
 * @param isSure also where more people are missing than usual
 * @throws AppError 'personnel.directory-old', '….directory-missing'
 */
export async function apply(
  deps: Personnel,
  tx: Tx,
  by: Actor,
  { runId, isSure }: { readonly runId: string; readonly isSure: boolean },
): Promise<void> {
  const now = deps.platform.clock.now();
  const run = await findRunForUpdate(tx, runId);
  if (!run) throw new AppError('platform.not-found');
  const age = now.getTime() - Date.parse(run.createdAt);
  const isOpen = run.state === 'preview' || run.state === 'stopped';
  if (!isOpen || age > directoryLimits.previewMinutes * 60_000) {
    throw new AppError('personnel.directory-old');
  }
  const steps = Steps.parse(run.plan);
  if (run.state === 'stopped' && !isSure) {
    const n = steps.filter(({ act }) => act === 'suspend').length;
    throw new AppError('personnel.directory-missing', { n });
  }
  const passwordHash = deps.accounts.unknownPassword();
  const units = await listKnownUnits(tx);
  const unitOf = (department: string) => {
    const key = nameKey(department);
    return units.find(
      ({ code, nameTh, validTo }) =>
        validTo === null && department !== '' && (code === department || nameKey(nameTh) === key),
    )?.id;
  };
  const readName = await readNames(tx);
  const work = { by, passwordHash, unitOf, readName, now: now.toISOString() };
  for (const step of steps) await carryOut(deps, tx, step, work);
  await updateRun(tx, runId, {
    ...{ state: 'done', done_at: work.now, done_by: by.callerId, plan: '[]' },
  });
  await note(deps, tx, by, 'synchronised', { id: runId, counts: countsOf(steps) });
}

interface Work {
  readonly by: Actor;
  readonly passwordHash: string;
  readonly unitOf: (department: string) => string | undefined;
  readonly readName: NameReader;
  readonly now: string;
}

async function carryOut(deps: Personnel, tx: Tx, step: PlanStep, work: Work): Promise<void> {
  const { act, personId, entry } = step;
  const of = step.name;
  if (act === 'skip') return;
  if (act === 'suspend')
    return suspendMissing(deps, tx, { personId: need(personId, 'person'), of }, work);
  if (act === 'create') return create(deps, tx, step, work);
  const id = need(personId, 'person');
  const { name } = need(entry, 'entry');
  const change = {
    ...(step.email === null ? {} : { email: step.email }),
    ...(step.phone === null ? {} : { phone: step.phone }),
  };
  if (Object.keys(change).length > 0) await deps.people.updatePerson(tx, work.by, id, change);
  if (act === 'link') await link(deps, tx, { id, name }, work);
  if (act === 'return') {
    await deps.accounts.setSuspended(tx, work.by, id, false, { code: 'directory-back', of });
  }
  await noteSeen(tx, id, name, work.now);
}

/** The directory checks the password from now on; whoever has no account is given one. */
async function link(
  { accounts }: Personnel,
  tx: Tx,
  { id, name }: { readonly id: string; readonly name: string },
  { by, passwordHash }: Work,
): Promise<void> {
  if (await accounts.hasAccount(tx, id)) return accounts.setDirectoryName(tx, by, id, name);
  const draft = { personId: id, username: name, passwordHash, directoryName: name };
  await accounts.createAccount(tx, by, draft);
}

async function create(deps: Personnel, tx: Tx, step: PlanStep, work: Work): Promise<void> {
  const entry = need(step.entry, 'entry');
  const read = nameOf(entry, work.readName);
  const personId = await deps.people.createPerson(tx, work.by, {
    ...{ employeeCode: entry.employeeCode || entry.name, prefixTh: read.printed },
    ...{ prefixes: read.prefixes.map(({ code }) => code), suffix: read.suffix?.code ?? null },
    ...{ firstNameTh: read.firstName, lastNameTh: read.lastName, email: step.email },
    phone: step.phone ?? '',
  });
  const account = { personId, username: entry.name, passwordHash: work.passwordHash };
  await deps.accounts.createAccount(tx, work.by, { ...account, directoryName: entry.name });
  await noteSeen(tx, personId, entry.name, work.now);
  const unitId = work.unitOf(entry.department);
  if (unitId === undefined) return;
  const id = newId();
  const today = civilDateAt(work.now);
  const position = entry.title || 'เจ้าหน้าที่';
  const post = {
    id,
    unitId,
    position,
    titleTh: position,
    duty: 'officer',
    validFrom: today,
  } as const;
  await deps.people.createPosts(tx, work.by, [post]);
  await deps.people.holdPost(tx, work.by, { postId: id, personId, validFrom: today });
}

/** Never the last administrator: otherwise a broken directory would lock everybody out. */
async function suspendMissing(
  deps: Personnel,
  tx: Tx,
  { personId, of }: { readonly personId: string; readonly of: string },
  { by, now }: Work,
): Promise<void> {
  const admins = await deps.organisation.peoplePermitted(tx, 'identity.manage');
  const isLast =
    admins.includes(personId) && (await countOtherAdmins(tx, civilDateAt(now), personId)) === 0;
  if (isLast) return;
  // The database keeps the last one who gives rights, who need not be the last one who keeps people.
  const refusal = await tryIn(tx, () =>
    deps.accounts.setSuspended(tx, by, personId, true, { code: 'directory-missing', of }),
  );
  if (refusal === null) await noteMissing(tx, personId, now);
}

export async function viewDirectory(deps: Personnel, h: Handle): Promise<DirectoryState> {
  const rows = await listRuns(h);
  const ids = rows.flatMap(({ createdBy }) => (createdBy ? [createdBy] : []));
  const names = await deps.organisation.personCard(h, [...new Set(ids)]);
  const open = rows.find(({ state }) => state === 'preview' || state === 'stopped');
  return {
    isOn: deps.directory.isOn,
    isDaily: deps.directory.isOn && (await isDaily(h)),
    known: await countKnown(h),
    runs: rows.map((run) => runOf(run, names.get(run.createdBy ?? '')?.name ?? '')),
    plan: open
      ? {
          ...{ runId: open.id, isStopped: open.state === 'stopped' },
          rows: Steps.parse(open.plan).map(({ act, name, shown, detail, reasons }) => ({
            ...{ act, name, shown, detail, reasons },
          })),
        }
      : null,
  };
}

const runOf = (run: DirectoryRunRow, byName: string): DirectoryRun => ({
  ...{ id: run.id, state: run.state, isScheduled: run.isScheduled, entries: run.entries, byName },
  ...{ fault: run.fault, createdAt: run.createdAt, doneAt: run.doneAt },
  counts: { ...noCounts, ...Counts.parse(run.counts) },
});

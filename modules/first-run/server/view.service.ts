import { buddhistYear, civilDateAt } from '@sarn/kernel';
import type { CivilDate } from '@sarn/kernel';
import { createSecretBox } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import { registerTerms } from '@sarn/register/contract';
import { firstRunLimits, firstRunStepCodes } from '../contract/index.ts';
import type { AgencyForm, FirstRunView } from '../contract/index.ts';
import { booksAt } from './books.rules.ts';
import { changeRun, findMail, findRun, listSteps } from './first-run.store.ts';
import type { RunRow, StepRow } from './first-run.store.ts';
import type { FirstRun } from './needs.ts';
import { countOffice, listBooks, listOffice } from './office.store.ts';
import type { OfficeUnit } from './office.store.ts';
import type { Asker } from './turn.ts';

/** Name under which the key of the app is sealed while there is no account yet. */
const sealName = 'first-run';
/** The account is not named yet when the app shows its entry. */
const entryName = 'admin';

export const todayOf = ({ platform }: Pick<FirstRun, 'platform'>): CivilDate =>
  civilDateAt(platform.clock.now());

/** Where the setup is; the key of the app is shown to whoever has the code alone. */
export async function viewOf(deps: FirstRun, tx: Tx, asker: Asker['by']): Promise<FirstRunView> {
  const run = await findRun(tx);
  const steps = await listSteps(tx);
  const today = todayOf(deps);
  const year = buddhistYear(today);
  const office = await listOffice(tx, today, firstRunLimits.units);
  const mail = await findMail(tx);
  return {
    ...{ version: run?.version ?? 0, isOpen: isOpen(run, steps) },
    isSignedIn: asker === 'administrator',
    steps: firstRunStepCodes.map((code) => {
      const found = steps.find(({ step }) => step === code);
      return { code, state: found?.state ?? 'open', at: found?.at ?? null };
    }),
    agency: await agencyOf(deps, tx, run, office),
    factor: await factorOf(deps, tx, { run, steps, asker }),
    ...{ year, ...(await countOffice(tx, today)) },
    mail: { isSetUp: deps.platform.config.smtpUrl !== null, sentTo: mail?.sentTo ?? null },
    points: office.map(pointOf),
    books: await booksOf(deps, tx, office, year),
    backup: asker === 'administrator' ? await deps.backup.settings(tx) : null,
    holidays: await deps.holidays.count(tx, Number(today.slice(0, 4))),
  };
}

const isOpen = (run: RunRow | undefined, steps: readonly StepRow[]): boolean =>
  run !== undefined && (run.finishedAt === null || steps.some(({ state }) => state === 'skipped'));

async function agencyOf(
  { people }: FirstRun,
  h: Handle,
  run: RunRow | undefined,
  office: readonly OfficeUnit[],
): Promise<AgencyForm | null> {
  const root = office.find(({ isRoot }) => isRoot);
  if (!root || !run?.pack) return null;
  const facts = await people.unitFacts(h, root.unitId);
  const { nameTh, nameEn, abbreviation, letterCode, code, address, phone, mail } = facts;
  const { pack } = run;
  return { nameTh, nameEn, abbreviation, pack, letterCode, unitCode: code, address, phone, mail };
}

/** The key of the app: the same at each look, so that a page that is loaded again shows the same. */
async function factorOf(
  deps: FirstRun,
  tx: Tx,
  at: {
    readonly run: RunRow | undefined;
    readonly steps: readonly StepRow[];
    readonly asker: Asker['by'];
  },
): Promise<FirstRunView['factor']> {
  const { run, steps, asker } = at;
  const isDone = (code: string) => steps.some(({ step }) => step === code);
  if (!run || asker !== 'code' || !deps.firstFactor.isOffered) return null;
  if (!isDone('agency') || isDone('administrator')) return null;
  const secret = openFactor(deps, run) ?? (await newFactor(deps, tx));
  return { secret, address: deps.firstFactor.addressOf(secret, entryName) };
}

/** Null where there is none, or another key of the installation sealed it. */
export function openFactor(deps: FirstRun, { factorSecret }: RunRow): string | null {
  if (factorSecret === null) return null;
  try {
    return createSecretBox(deps.identityKey).open(sealName, factorSecret).toString();
  } catch (error) {
    deps.platform.log.warn({ err: error }, 'the app of the first administrator is set up anew');
    return null;
  }
}

async function newFactor(deps: FirstRun, tx: Tx): Promise<string> {
  const secret = deps.firstFactor.begin();
  const sealed = createSecretBox(deps.identityKey).seal(sealName, Buffer.from(secret));
  await changeRun(tx, { factor_secret: sealed });
  return secret;
}

const pointOf = (unit: OfficeUnit): FirstRunView['points'][number] => ({
  ...{ unitId: unit.unitId, name: unit.name, letterCode: unit.letterCode },
  ...{ isCentral: unit.isRoot, isPoint: unit.isRoot || unit.clerkPostId !== null },
  ...{ clerk: unit.clerk, head: unit.head },
});

/** The registers that each unit would keep, opened or not. */
async function booksOf(
  { numbering }: FirstRun,
  h: Handle,
  office: readonly OfficeUnit[],
  year: number,
): Promise<FirstRunView['books']> {
  const known = new Map(
    (await listBooks(h, year)).map((book) => [`${book.unitId} ${book.kind}`, book]),
  );
  return office.flatMap(({ unitId, isRoot, letterCode }) =>
    booksAt({ isRoot, isCoded: letterCode !== '' }, numbering()).map((kind) => {
      const book = known.get(`${unitId} ${kind}`);
      const { last = 0, isEmpty = true } = book ?? {};
      return { unitId, kind, kindTerm: registerTerms[kind], last, isEmpty };
    }),
  );
}

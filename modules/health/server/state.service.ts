import type { Language } from '@sarn/kernel';
import type { Handle, InBoth } from '@sarn/platform-server';
import { healthPermissions } from '../contract/index.ts';
import type { HealthCurve, HealthLine, HealthView } from '../contract/index.ts';
import type { HealthDependencies } from './dependencies.ts';
import { listSamples, listStates } from './health.store.ts';
import type { StateRow } from './health.store.ts';

const dayMs = 86_400_000;
const onlineMs = 300_000;
const namesShown = 50;

/** What the last round found, in the order of the checks. */
export async function stateOf(
  deps: HealthDependencies,
  h: Handle,
  language: Language,
): Promise<HealthView> {
  const rows = new Map((await listStates(h)).map((row) => [row.code, row]));
  const now = deps.platform.clock.now().getTime();
  const samples = await listSamples(h, new Date(now - dayMs).toISOString());
  const lines = deps.checks.flatMap((check) => {
    const row = rows.get(check.code);
    return row ? [toLine(check, row, language)] : [];
  });
  const checkedAt =
    [...rows.values()]
      .map((row) => row.checkedAt)
      .toSorted()
      .at(-1) ?? null;
  return {
    checkedAt,
    lines,
    sessions: await deps.countSessions(h, new Date(now - onlineMs).toISOString()),
    curves: (['response', 'sessions'] as const).map((code): HealthCurve => ({
      code,
      points: samples.filter((one) => one.code === code).map(({ at, value }) => ({ at, value })),
    })),
    told: await namesOfTold(deps, h),
  };
}

function toLine(
  { code, name, page }: HealthDependencies['checks'][number],
  row: StateRow,
  language: Language,
): HealthLine {
  const say = ({ th, en }: InBoth) => (language === 'en' ? en : th);
  return {
    ...{ code, name: say(name), state: row.state, since: row.since },
    fact: say({ th: row.factTh, en: row.factEn }),
    todo: say({ th: row.todoTh, en: row.todoEn }),
    page: page ? { path: page.path, label: say(page.label) } : null,
  };
}

async function namesOfTold({ organisation }: HealthDependencies, h: Handle): Promise<string[]> {
  const ids = await organisation.peoplePermitted(h, healthPermissions.read);
  const cards = await organisation.personCard(h, ids.slice(0, namesShown));
  return [...cards.values()].map(({ name }) => name);
}

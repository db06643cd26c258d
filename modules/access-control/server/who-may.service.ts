import { AppError, civilDateAt } from '@sarn/kernel';
import type { InputOf, OutputOf } from '@sarn/kernel';
import { excelFile } from '@sarn/platform-server';
import type { BinaryAnswer, MenuEntry, Platform, SignedContext } from '@sarn/platform-server';
import type { Organisation } from '@sarn/organisation/server';
import { accessPermissions, whoMayPeople } from '../contract/index.ts';
import type {
  exportWhoMay,
  listWhoMayActs,
  MayLine,
  whatMay,
  whoMay,
  WhoMayPerson,
  whyNumber,
} from '../contract/index.ts';
import { actLines } from './act-lines.ts';
import {
  explain,
  factsOf,
  noonOf,
  numberStepsOf,
  permissionsFor,
  placeFor,
} from './explain.service.ts';
import { explainWords } from './explain-words.ts';
import { sideOf } from './side.ts';
import type { ExplainWords } from './explain-words.ts';
import type { Side } from './side.ts';
import { listFacts } from './explain.store.ts';
import type { PersonFacts } from './explain.store.ts';
import { menuLines } from './menu-lines.ts';
import { peopleNear } from './who-near.service.ts';

export interface WhoMayNeeds {
  readonly organisation: Organisation;
  readonly permissions: () => readonly string[];
  readonly menus: () => readonly MenuEntry[];
}

type Tools = Pick<Platform, 'db'> & WhoMayNeeds;

/** Where and when something is asked about, and in which language. */
interface Asked {
  readonly unitId: string | null;
  readonly on: string;
  readonly language: Side;
}

/** Everybody who may do an act, with the reasons. */
async function peopleWhoMay(
  tools: Tools,
  { act, unitId, on, language }: Asked & { readonly act: string },
): Promise<WhoMayPerson[]> {
  const at = await placeFor(tools.db, tools.organisation, { unitId, day: on, language });
  const found = await listFacts(tools.db, {
    ...{ day: on, moment: noonOf(on), personId: null, language },
    ...{ permissions: permissionsFor(act), duties: ['clerk'], dutiesAt: unitId },
  });
  const rows: WhoMayPerson[] = [];
  for (const facts of found.filter(({ canSignIn }) => canSignIn)) {
    const { isAllowed, sources } = await explain(at, facts, act);
    if (isAllowed) rows.push({ ...card(facts), sources: [...sources] });
  }
  return rows;
}

/** Every act with whether the person may do it, and why or why not. */
async function linesOf(
  { db, organisation, permissions }: Tools,
  facts: PersonFacts,
  { unitId, on, language }: Asked,
): Promise<MayLine[]> {
  const at = await placeFor(db, organisation, { unitId, day: on, language });
  const rows: MayLine[] = [];
  for (const { act, name, text } of actLines(permissions(), language)) {
    const { isAllowed, sources, refusal } = await explain(at, facts, act);
    rows.push({ ...{ act, name, text, isAllowed, refusal }, sources: [...sources] });
  }
  return rows;
}

/** The answer as a sheet: of a person, or of an act. */
async function sheetOf(
  tools: Tools,
  { act, personId, ...asked }: Asked & { readonly act: string; readonly personId: string | null },
): Promise<BinaryAnswer> {
  const words = explainWords[asked.language].sheet;
  if (personId === null) {
    const rows = await peopleWhoMay(tools, { act, ...asked });
    const cells = rows.map((row) => [row.name, row.text, textOf(row.sources)]);
    return sheet(words, words.title, [words.people, ...cells]);
  }
  const facts = await factsOf(tools.db, personId, { day: asked.on, language: asked.language });
  const rows = await linesOf(tools, facts, asked);
  const cells = rows.map((row) => [
    row.name,
    row.isAllowed ? words.yes : words.no,
    textOf(row.sources) || row.refusal,
  ]);
  return sheet(words, words.ofPerson(facts.name), [words.acts, ...cells]);
}

/** Who may do an act, and who is often asked and may not. */
async function answerOfAct(
  tools: Tools,
  asked: Asked & { readonly act: string },
): Promise<OutputOf<typeof whoMay>> {
  const rows = await peopleWhoMay(tools, asked);
  const may = new Set(rows.map(({ id }) => id));
  return {
    ...{ rows: rows.slice(0, whoMayPeople), total: rows.length },
    near: await peopleNear(tools, asked, may),
    never: explainWords[asked.language].never,
  };
}

/** What a person may do, and the menus that they see. */
async function answerOfPerson(
  tools: Tools,
  { personId, ...asked }: Asked & { readonly personId: string },
): Promise<OutputOf<typeof whatMay>> {
  const facts = await factsOf(tools.db, personId, { day: asked.on, language: asked.language });
  const held = new Set(facts.rights.map(({ permission }) => permission));
  const menus = menuLines(tools.menus(), [], asked.language).filter(
    ({ query }) => query === null || held.has(query),
  );
  return {
    ...{ person: card(facts), canSignIn: facts.canSignIn },
    rows: await linesOf(tools, facts, asked),
    menus: menus.map(({ name, menu, manage }) => ({
      ...{ name, action: menu },
      isManaged: manage === null || held.has(manage),
    })),
  };
}

export function createWhoMay({ db, clock, audit }: Platform, needs: WhoMayNeeds) {
  const tools = { db, ...needs };
  return {
    whoMay: (input: InputOf<typeof whoMay>, { language }: SignedContext) =>
      answerOfAct(tools, { ...input, language: sideOf(language) }),
    whatMay: (input: InputOf<typeof whatMay>, { language }: SignedContext) =>
      answerOfPerson(tools, { ...input, language: sideOf(language) }),
    acts: ({ language }: SignedContext): OutputOf<typeof listWhoMayActs> => ({
      rows: actLines(needs.permissions(), language).map(({ text: _text, ...line }) => line),
    }),
    async export(
      { act, personId, unitId, on }: InputOf<typeof exportWhoMay>,
      { caller, language, requestId }: SignedContext,
    ): Promise<BinaryAnswer> {
      if ((act === '') === (personId === null)) {
        throw new AppError('platform.invalid-input', { fields: 'act, personId' });
      }
      await db.transaction((tx) =>
        audit.write(tx, {
          ...{ act: 'access.who-may-exported', callerId: caller.id, requestId },
          subject: { kind: personId ? 'person' : 'access-change', id: personId ?? act },
        }),
      );
      return sheetOf(tools, { act, personId, unitId, on, language: sideOf(language) });
    },
    async whyNumber(
      { act, unitId, kind }: InputOf<typeof whyNumber>,
      { caller, ...context }: SignedContext,
    ): Promise<OutputOf<typeof whyNumber>> {
      const language = sideOf(context.language);
      const day = civilDateAt(clock.now());
      const facts = await factsOf(db, caller.id, { day, language });
      const asked = unitId ?? usualUnit(facts) ?? (await needs.organisation.rootUnit(db)).id;
      const at = await placeFor(db, needs.organisation, { unitId: asked, day, language });
      const steps = await numberStepsOf(at, facts, { act, register: kind });
      const failing = steps.find(({ isFulfilled }) => !isFulfilled) ?? null;
      const mayGrant = caller.permissions.has(accessPermissions.access);
      const { unitName } = at;
      return { isAllowed: failing === null, unitId: asked, unitName, failing, steps, mayGrant };
    },
  };
}

/** The unit whose register a person keeps, else their own. */
const usualUnit = ({ held }: PersonFacts): string | undefined =>
  (held.find(({ duty }) => duty === 'clerk') ?? held[0])?.unitId;

export type WhoMay = ReturnType<typeof createWhoMay>;

const card = ({ id, name, text }: PersonFacts) => ({ id, name, text });

const textOf = (sources: MayLine['sources']): string => sources.map(({ text }) => text).join('\n');

/** Texts that begin like a formula stay texts. */
const cell = (value: string) => ({
  value: /^[=+\-@]/.test(value) ? `'${value}` : value,
  wrap: true as const,
});

const sheet = (
  { tab }: ExplainWords['sheet'],
  name: string,
  [heads = [], ...rows]: readonly (readonly string[])[],
) =>
  excelFile({
    name,
    sheet: tab,
    widths: [36, 36, 80],
    data: [
      [{ value: name, fontWeight: 'bold' as const }],
      heads.map((value) => ({ value, fontWeight: 'bold' as const })),
      ...rows.map((row) => row.map(cell)),
    ],
  });

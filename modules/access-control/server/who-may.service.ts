import { AppError, civilDateAt } from '@sarn/kernel';
import type { InputOf, Language, OutputOf } from '@sarn/kernel';
import { excelFile } from '@sarn/platform-server';
import type { BinaryAnswer, MenuEntry, Platform, SignedContext } from '@sarn/platform-server';
import type { Organisation } from '@sarn/organisation/server';
import {
  accessPermissions,
  numberActWords,
  permissionGroups,
  whoMayPeople,
} from '../contract/index.ts';
import type {
  exportWhoMay,
  listWhoMayActs,
  MayLine,
  whatMay,
  whoMay,
  WhoMayPerson,
  whyNumber,
} from '../contract/index.ts';
import {
  explain,
  factsOf,
  noonOf,
  numberStepsOf,
  permissionsFor,
  placeFor,
} from './explain.service.ts';
import { listFacts } from './explain.store.ts';
import type { PersonFacts } from './explain.store.ts';
import { menuLines } from './menu-lines.ts';
import { permissionLine } from './permission.rules.ts';

export interface WhoMayNeeds {
  readonly organisation: Organisation;
  readonly permissions: () => readonly string[];
  readonly menus: () => readonly MenuEntry[];
}

interface ActLine {
  readonly act: string;
  readonly name: string;
  readonly text: string;
  readonly group: string;
}

/** Registers whose numbers are asked about; the others follow the same rule. */
const askedRegisters = [
  { kind: 'outgoing', th: 'หนังสือส่ง', en: 'outgoing letters' },
  { kind: 'receive', th: 'หนังสือรับ', en: 'incoming letters' },
] as const;

/** Acts that can be asked about: numbers first, then all permissions. */
function actLines(permissions: readonly string[], language: Language): ActLine[] {
  const tongue = language === 'en' ? 'en' : 'th';
  const numbers = (['take', 'reserve', 'void'] as const).flatMap((act) =>
    askedRegisters.map((register) => ({
      act: `number.${act}:${register.kind}`,
      name: `${numberActWords[act][tongue]}${tongue === 'en' ? ': ' : ''}${register[tongue]}`,
      ...{ text: '', group: permissionGroups.numbers[tongue] },
    })),
  );
  const others = permissions.map((code) => {
    const { name, text, group } = permissionLine(code, language);
    return { act: code, name, text, group: permissionGroups[group][tongue] };
  });
  return [...numbers, ...others];
}

type Tools = Pick<Platform, 'db'> & WhoMayNeeds;

/** Everybody who may do an act, with the reasons. */
async function peopleWhoMay(
  { db, organisation }: Tools,
  { act, unitId, on }: InputOf<typeof whoMay>,
): Promise<WhoMayPerson[]> {
  const at = await placeFor(db, organisation, { unitId, day: on });
  const asked = { day: on, moment: noonOf(on), personId: null, clerksOf: unitId };
  const found = await listFacts(db, { ...asked, permissions: permissionsFor(act) });
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
  { unitId, on, language }: Pick<InputOf<typeof whatMay>, 'unitId' | 'on'> & { language: Language },
): Promise<MayLine[]> {
  const at = await placeFor(db, organisation, { unitId, day: on });
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
  { act, personId, unitId, on }: InputOf<typeof exportWhoMay>,
  language: Language,
): Promise<BinaryAnswer> {
  if (personId === null) {
    const rows = await peopleWhoMay(tools, { act, unitId, on });
    const cells = rows.map((row) => [row.name, row.text, textOf(row.sources)]);
    return sheet('ใครทำอะไรได้', ['ชื่อ', 'ตำแหน่ง', 'ที่มา'], cells);
  }
  const facts = await factsOf(tools.db, personId, on);
  const rows = await linesOf(tools, facts, { unitId, on, language });
  return sheet(
    `สิทธิ์ของ ${facts.name}`,
    ['เรื่อง', 'ทำได้', 'ที่มาหรือเหตุผล'],
    rows.map((row) => [
      row.name,
      row.isAllowed ? 'ได้' : 'ไม่ได้',
      textOf(row.sources) || row.refusal,
    ]),
  );
}

export function createWhoMay({ db, clock, audit }: Platform, needs: WhoMayNeeds) {
  const tools = { db, ...needs };
  return {
    async whoMay(input: InputOf<typeof whoMay>): Promise<OutputOf<typeof whoMay>> {
      const rows = await peopleWhoMay(tools, input);
      const never = 'หนังสือลับเปิดได้เฉพาะผู้ที่มีชื่อและได้รับสิทธิเข้าถึงชั้นความลับ';
      return { rows: rows.slice(0, whoMayPeople), total: rows.length, never };
    },
    async whatMay(
      { personId, unitId, on }: InputOf<typeof whatMay>,
      { language }: SignedContext,
    ): Promise<OutputOf<typeof whatMay>> {
      const facts = await factsOf(db, personId, on);
      const held = new Set(facts.rights.map(({ permission }) => permission));
      const menus = menuLines(needs.menus(), [], language).filter(
        ({ query }) => query === null || held.has(query),
      );
      return {
        ...{ person: card(facts), canSignIn: facts.canSignIn },
        rows: await linesOf(tools, facts, { unitId, on, language }),
        menus: menus.map(({ name, menu, manage }) => ({
          ...{ name, action: menu },
          isManaged: manage === null || held.has(manage),
        })),
      };
    },
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
      return sheetOf(tools, { act, personId, unitId, on }, language);
    },
    async whyNumber(
      { act, unitId, kind }: InputOf<typeof whyNumber>,
      { caller }: SignedContext,
    ): Promise<OutputOf<typeof whyNumber>> {
      const day = civilDateAt(clock.now());
      const facts = await factsOf(db, caller.id, day);
      const asked = unitId ?? usualUnit(facts) ?? (await needs.organisation.rootUnit(db)).id;
      const at = await placeFor(db, needs.organisation, { unitId: asked, day });
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

const sheet = (name: string, heads: readonly string[], rows: readonly (readonly string[])[]) =>
  excelFile({
    name,
    sheet: 'สิทธิ์',
    widths: [36, 36, 80],
    data: [
      [{ value: name, fontWeight: 'bold' as const }],
      heads.map((value) => ({ value, fontWeight: 'bold' as const })),
      ...rows.map((row) => row.map(cell)),
    ],
  });

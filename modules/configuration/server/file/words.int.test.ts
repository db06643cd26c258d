import type { Language } from '@sarn/kernel';
import type { Told } from '@sarn/platform-server';
import { composeModules, openInstance } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { differencesOf, plainFields } from './differences.rules.ts';
import type { Compared } from './differences.rules.ts';
import { prepare } from './prepare.testing.ts';
import { partSection } from './section.ts';

let office: OfficeInstance;
beforeAll(async () => {
  office = await openInstance();
  const book = { unitId: office.unit('agency'), kind: 'outgoing' };
  expect(await office.post('saraban', '/registry/registers/open', book)).toMatchObject({
    status: 200,
  });
  await prepare(office);
}, 240_000);
afterAll(() => office.close());

const parts = () =>
  composeModules(office.app.platform).modules.flatMap(({ configuration = [] }) => configuration);

/** All parts with what the agency has set, as if every row were new. */
async function allNew(): Promise<Compared[]> {
  const found: Compared[] = [];
  for (const part of parts()) {
    const rows = (await part.read(office.app.db)).map(
      ({ code, fields }) => [code, plainFields(fields)] as const,
    );
    const section = { ...partSection(part), isOwn: () => true };
    found.push({ section, here: [], inFile: Object.fromEntries(rows) });
  }
  return found;
}

/** `part.field: value` of each value told that has the look. */
async function toldWith(language: Language, has: (text: string, told: Told) => boolean) {
  const fields = new Map(parts().map((part) => [part.code, part.fields]));
  return differencesOf(await allNew(), language).flatMap(({ code, rows }) =>
    rows.flatMap((row) =>
      row.fields
        .filter(({ field, to }) => has(to, fields.get(code)?.[field]?.told ?? 'plain'))
        .map(({ field, to }) => `${code}.${field}: ${to}`),
    ),
  );
}

const code = /^[a-z][a-z0-9]*(?:[-.:=][a-z0-9*]+)*$/;

it('says how each field is told, and of which rows those are that have names', async () => {
  for (const part of parts()) {
    const read = (await part.read(office.app.db)).flatMap(({ fields }) => Object.keys(fields));
    expect(
      read.filter((field) => !Object.hasOwn(part.fields, field)),
      part.code,
    ).toEqual([]);
    const rows = Object.keys(part.fields).filter((field) => part.fields[field]?.told === 'row');
    expect(
      rows.filter((field) => part.references?.[field] === undefined),
      part.code,
    ).toEqual([]);
  }
});

it('tells no code of a program, in Thai no Latin word either', async () => {
  const isCode = (text: string, told: Told) =>
    told !== 'code' && text.split(', ').some((one) => code.test(one));
  expect(await toldWith('th', isCode)).toEqual([]);
  const isLatin = (text: string, told: Told) =>
    typeof told !== 'string' && /[a-z]{2}/.test(text.replaceAll('Excel', ''));
  expect(await toldWith('th', isLatin)).toEqual([]);
});

it('tells in English what has English words', async () => {
  const isThai = (text: string, told: Told) => typeof told === 'object' && /[ก-๙]/.test(text);
  expect(await toldWith('en', isThai)).toEqual([]);
});

it('names the rows too, and not by codes', async () => {
  for (const part of parts()) {
    const names = (await part.read(office.app.db)).map(({ name }) => name);
    expect(
      names.filter((name) => code.test(name)),
      part.code,
    ).toEqual([]);
  }
});

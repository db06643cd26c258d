import { AppError } from '@sarn/kernel';
import type { InputOf, OutputOf } from '@sarn/kernel';
import type { Caller, Handle } from '@sarn/platform-server';
import { publicationKinds, publicationRules } from '../contract/index.ts';
import type { listRegisterLines, listRegisters } from '../contract/index.ts';
import type { Desk } from './desk.ts';
import { listLines, listRegistersOf } from './register.store.ts';
import { searchPattern } from './search.rules.ts';

const pageSize = 50;

const kindTerms: Readonly<Record<string, { readonly th: string; readonly en: string }>> = {
  receive: { th: 'ทะเบียนหนังสือรับ', en: 'Register of incoming letters' },
  memo: { th: 'ทะเบียนหนังสือภายใน', en: 'Register of memos' },
  ...Object.fromEntries(publicationKinds.map((kind) => [kind, publicationRules[kind].register])),
};

/** Duties whose holders see the registers of the unit. */
const keeperDuties = ['clerk', 'head', 'secretary'];

function unitsKept(caller: Caller): string[] {
  return caller.holders.flatMap((holder) => {
    const [duty, unitId] = holder.split(':');
    return duty && unitId && keeperDuties.includes(duty) ? [unitId] : [];
  });
}

/** Registers of the units for which the caller is clerk, head or secretary. */
export async function registers(
  desk: Desk,
  h: Handle,
  caller: Caller,
): Promise<OutputOf<typeof listRegisters>> {
  const rows = await listRegistersOf(h, unitsKept(caller));
  const units = await desk.organisation.units(
    h,
    rows.map((row) => row.unitId),
  );
  return {
    rows: rows.map((row) => ({
      id: row.id,
      unit: { id: row.unitId, name: units.find((unit) => unit.id === row.unitId)?.name ?? '–' },
      kind: row.kind,
      kindTerm: kindTerms[row.kind] ?? { th: row.kind, en: row.kind },
      years: row.years,
    })),
  };
}

/** One page of a register the caller keeps. */
export async function lines(
  h: Handle,
  caller: Caller,
  input: InputOf<typeof listRegisterLines>,
): Promise<OutputOf<typeof listRegisterLines>> {
  const own = await listRegistersOf(h, unitsKept(caller));
  if (!own.some((row) => row.id === input.registerId)) throw new AppError('registry.not-found');
  const rows = await listLines(h, {
    registerId: input.registerId,
    year: input.year,
    before: input.before ?? null,
    pattern: searchPattern(input.search),
    holders: caller.holders,
    limit: pageSize + 1,
  });
  return { rows: rows.slice(0, pageSize), hasMore: rows.length > pageSize };
}

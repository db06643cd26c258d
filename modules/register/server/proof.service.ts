import type { InputOf, OutputOf } from '@sarn/kernel';
import type { Caller, Handle } from '@sarn/platform-server';
import type { proveRegister } from '../contract/index.ts';
import type { Dependencies } from '@sarn/document/server';
import { assertKeeps } from './kept.service.ts';
import { NumberProof } from './proof.rules.ts';
import { lastNumberOf, listBeyond, listNumbers } from './proof.store.ts';
import { findStart } from './start.store.ts';

/** Entries read at a time: a long register is never completely in memory. */
const batch = 5_000;
const first = { number: 0, id: '00000000-0000-0000-0000-000000000000' };

/**
 * Reads every entry of a register and proves that each number exists exactly once. Numbers taken
 * during the proof are left to the next one: the counter is read first, and what it counted is
 * committed.
 */
export async function prove(
  deps: Dependencies,
  h: Handle,
  caller: Caller,
  { registerId, year }: InputOf<typeof proveRegister>,
): Promise<OutputOf<typeof proveRegister>> {
  await assertKeeps(deps, h, caller, { registerId, year });
  const last = await lastNumberOf(h, registerId, year);
  const proof = new NumberProof(last, await givenElsewhere(deps, h, registerId, year));
  for (let after = first; ;) {
    const rows = await listNumbers(h, { registerId, year, last, after, limit: batch });
    for (const row of rows) proof.take(row);
    const end = rows.at(-1);
    if (!end || rows.length < batch) break;
    after = end;
  }
  const beyond = await listBeyond(h, registerId, year);
  const { faults, ...found } = proof.end();
  const all = [...faults, ...beyond.map((n) => ({ what: 'beyond' as const, from: n, to: n }))];
  const at = deps.platform.clock.now().toISOString();
  const { oldGaps } = proof;
  return { year, ...found, faults: all, isWhole: all.length === 0, oldGaps, at };
}

async function givenElsewhere(deps: Dependencies, h: Handle, registerId: string, year: number) {
  const found = await Promise.all(
    deps.slots.numbersGivenElsewhere.map((ask) => ask(h, registerId, year)),
  );
  const inBook = await findStart(h, registerId, year);
  return [...found.flat(), ...(inBook > 0 ? [{ from: 1, to: inBook }] : [])];
}

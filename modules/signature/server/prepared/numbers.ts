import type { Handle } from '@sarn/platform-server';
import type { RegisterKind } from '@sarn/register/contract';
import { nextNumber } from '@sarn/register/server';
import type { TakenNumber } from '@sarn/register/server';
import { z } from 'zod';
import type { Deps } from '../dependencies.ts';
import { openCarried, sealCarried } from './carried.ts';

export const NumberTaken = z.object({
  unitId: z.string(),
  kind: z.custom<RegisterKind>((kind) => typeof kind === 'string'),
  year: z.number().int(),
  number: z.number().int(),
});

/** The numbers with which documents were prepared, and until when that holds. The client carries them, sealed. */
const Numbers = z.object({
  taken: z.array(NumberTaken),
  until: z.string(),
});
export type Numbers = z.output<typeof Numbers>;

const ownerOf = (personId: string): string => `signature.numbers ${personId}`;

/** For one person, with the first and the last number of each register: the others lie between them. */
export const sealedNumbers = (
  deps: Pick<Deps, 'needs'>,
  personId: string,
  { taken, until }: Numbers,
): string => sealCarried(deps, ownerOf(personId), { taken: outermost(taken), until });

/** @returns undefined for those of another person or installation */
export const openNumbers = (
  deps: Pick<Deps, 'needs'>,
  personId: string,
  numbers: string,
): Numbers | undefined => openCarried(deps, ownerOf(personId), { sealed: numbers, as: Numbers });

/** Whether nobody else took a number of these registers since they were prepared. */
export async function areNext(h: Handle, taken: readonly TakenNumber[]): Promise<boolean> {
  for (const { first } of ofRegisters(taken)) {
    const next = await nextNumber(h, first.unitId, first.kind, first.year);
    if (next !== first.number) return false;
  }
  return true;
}

const outermost = (taken: readonly TakenNumber[]): TakenNumber[] =>
  ofRegisters(taken).flatMap(({ first, last }) =>
    first.number === last.number ? [first] : [first, last],
  );

function ofRegisters(taken: readonly TakenNumber[]) {
  const found = new Map<string, { first: TakenNumber; last: TakenNumber }>();
  for (const one of taken) {
    const key = `${one.unitId} ${one.kind} ${one.year}`;
    const known = found.get(key) ?? { first: one, last: one };
    found.set(key, {
      first: one.number < known.first.number ? one : known.first,
      last: one.number > known.last.number ? one : known.last,
    });
  }
  return [...found.values()];
}

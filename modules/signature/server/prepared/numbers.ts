import type { Handle } from '@sarn/platform-server';
import { createSecretBox } from '@sarn/platform-server';
import type { RegisterKind } from '@sarn/register/contract';
import { nextNumber } from '@sarn/register/server';
import type { TakenNumber } from '@sarn/register/server';
import { z } from 'zod';
import type { Deps } from '../dependencies.ts';

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
  { needs }: Pick<Deps, 'needs'>,
  personId: string,
  { taken, until }: Numbers,
): string =>
  createSecretBox(needs.identityKey)
    .seal(ownerOf(personId), Buffer.from(JSON.stringify({ taken: outermost(taken), until })))
    .toString('base64url');

/** @returns undefined for those of another person or installation */
export function openNumbers(
  { needs }: Pick<Deps, 'needs'>,
  personId: string,
  numbers: string,
): Numbers | undefined {
  try {
    const box = createSecretBox(needs.identityKey);
    return Numbers.parse(
      JSON.parse(box.open(ownerOf(personId), Buffer.from(numbers, 'base64url')).toString()),
    );
  } catch {
    // Made by hand, or with another key.
    return undefined;
  }
}

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

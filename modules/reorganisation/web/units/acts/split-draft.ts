import { restKinds } from '@sarn/reorganisation/contract';
import type { RestKind, UnitDetail } from '@sarn/reorganisation/contract';

/** A new unit as it is filled in. */
export interface PartDraft {
  /** Tells the parts of the form apart. */
  readonly key: string;
  readonly code: string;
  readonly nameTh: string;
  readonly nameEn: string;
  readonly abbreviation: string;
  readonly letterCode: string;
  readonly postIds: readonly string[];
}

/** The key of the part that gets each kind of work; null where it stays. */
export type RestDraft = Readonly<Record<RestKind, string | null>>;

const keyStart = 'part ';

/** @param number from 1: proposes a code below that of the unit, and tells the part apart */
export function emptyPart(unit: Pick<UnitDetail, 'code'>, number: number): PartDraft {
  return {
    ...{ key: `${keyStart}${number}`, code: `${unit.code}-${number}`.slice(0, 40), nameTh: '' },
    ...{ nameEn: '', abbreviation: '', letterCode: '', postIds: [] },
  };
}

/** The number of another part: above those that are there, as kept ones that came back after a refresh. */
export const nextNumber = (parts: readonly Pick<PartDraft, 'key'>[]): number =>
  1 + Math.max(0, ...parts.map(({ key }) => Number(key.slice(keyStart.length)) || 0));

export const isPartWrong = ({ code, nameTh }: PartDraft): boolean =>
  code.trim() === '' || nameTh.trim() === '';

/** The places of the parts that were chosen. */
export function restOf(
  rest: RestDraft,
  parts: readonly Pick<PartDraft, 'key'>[],
): Partial<Record<RestKind, number>> {
  const placed = restKinds.flatMap((kind) => {
    const place = parts.findIndex(({ key }) => key === rest[kind]);
    return place < 0 ? [] : [[kind, place] as const];
  });
  return Object.fromEntries(placed);
}

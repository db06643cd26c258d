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

/** The place of the part that gets each kind of work; null where it stays. */
export type RestDraft = Readonly<Record<RestKind, string | null>>;

let made = 0;

/** @param number from 1: proposes a code below that of the unit */
export function emptyPart(unit: Pick<UnitDetail, 'code'>, number: number): PartDraft {
  made += 1;
  return {
    ...{ key: `part ${made}`, code: `${unit.code}-${number}`.slice(0, 40), nameTh: '', nameEn: '' },
    ...{ abbreviation: '', letterCode: '', postIds: [] },
  };
}

export const isPartWrong = ({ code, nameTh }: PartDraft): boolean =>
  code.trim() === '' || nameTh.trim() === '';

/** The places that were chosen. */
export function restOf(rest: RestDraft): Partial<Record<RestKind, number>> {
  const { onWay, inWork, own } = rest;
  return {
    ...(onWay === null ? {} : { onWay: Number(onWay) }),
    ...(inWork === null ? {} : { inWork: Number(inWork) }),
    ...(own === null ? {} : { own: Number(own) }),
  };
}

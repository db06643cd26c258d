import type { Caller, Handle, Reach } from '@sarn/platform-server';
import { reaches } from '@sarn/organisation/server';
import { secretRegisters } from '../contract/index.ts';
import { listSharers } from './share/share.store.ts';

const numberActs = ['reserve', 'back-date', 'void', 'release', 'open', 'close-year'] as const;
/** What somebody wants to do with numbers of a register. */
export type NumberAct = (typeof numberActs)[number];

/** The register, or one that does not exist yet. */
export interface NumberPlace {
  readonly unitId: string;
  readonly kind: string;
  /** The Buddhist year of the numbers: units that share the register in it have the right as well. */
  readonly year?: number;
}

/** Limits of the right within those of the installation; null for none of its own. */
export interface NumberRight {
  readonly most: number | null;
  readonly daysBack: number | null;
}

/**
 * Whether the caller may do this with the numbers of a register, and within which limits: as a clerk
 * of the unit whose role has the permission there, or by a line of the settings that names the act,
 * the unit and the kind. Registers of classified documents need an appointment and no line.
 *
 * @returns null when it is not permitted
 */
export async function numberRight(
  h: Handle,
  caller: Caller,
  act: NumberAct,
  place: NumberPlace,
): Promise<NumberRight | null> {
  const own = await rightAt(h, caller, act, place);
  const { unitId, kind, year } = place;
  if (own || year === undefined || keepersOnly.includes(act)) return own;
  for (const sharer of await listSharers(h, { unitId, kind, year })) {
    const right = await rightAt(h, caller, act, { unitId: sharer, kind });
    if (right) return right;
  }
  return null;
}

/** What only the unit does whose register it is, also where others share it. */
const keepersOnly: readonly NumberAct[] = ['open', 'close-year'];

async function rightAt(
  h: Handle,
  caller: Caller,
  act: NumberAct,
  { unitId, kind }: NumberPlace,
): Promise<NumberRight | null> {
  const isClerk = caller.principals.includes(`clerk:${unitId}`);
  if (isClerk && (await reaches(h, caller, 'registry.reserve', { unitId }))) {
    return { most: null, daysBack: null };
  }
  if (Object.hasOwn(secretRegisters, kind)) return null;
  const lines = linesOf(caller, act).filter(
    (line) => line.placeId === unitId && (line.only === null || line.only.includes(kind)),
  );
  if (lines.length === 0) return null;
  return { most: widest(lines, 0), daysBack: widest(lines, 1) };
}

/** Whether a line lets the caller do anything with a register: then its list is shown to them. */
export const hasLineAt = (caller: Caller, { unitId, kind }: NumberPlace): boolean =>
  !Object.hasOwn(secretRegisters, kind) &&
  numberActs
    .flatMap((act) => linesOf(caller, act))
    .some((line) => line.placeId === unitId && (line.only === null || line.only.includes(kind)));

/** Units in which a line lets the caller open registers. */
export const unitsOfLines = (caller: Caller, acts: readonly NumberAct[] = numberActs): string[] =>
  acts
    .flatMap((act) => linesOf(caller, act))
    .flatMap(({ placeId }) => (placeId === null ? [] : [placeId]));

const linesOf = (caller: Caller, act: NumberAct): readonly Reach[] =>
  caller.reaches?.get(`number.${act}`) ?? [];

/** The limit of the most generous line; null where one has none. */
function widest(lines: readonly Reach[], place: 0 | 1): number | null {
  const limits = lines.map(({ limits: own }) => own?.[place] ?? null);
  return limits.includes(null) ? null : Math.max(...limits.map(Number));
}

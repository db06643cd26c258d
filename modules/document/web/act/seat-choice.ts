import type { MayAct } from '@sarn/document/contract';

export type Seat = MayAct['seats'][number];

/** Name of a chair among those of an act. */
export const seatKey = ({ postId, delegationId }: Seat): string =>
  `${postId}/${delegationId ?? ''}`;

const place = 'sarn_seat';

/** The chair chosen last in this session, where it fits; else the usual one. */
export function usualSeat(seats: readonly Seat[]): Seat | undefined {
  const chosen = sessionStorage.getItem(place);
  return seats.find((seat) => seatKey(seat) === chosen) ?? seats[0];
}

export function rememberSeat(seat: Seat): void {
  sessionStorage.setItem(place, seatKey(seat));
}

/** What is sent with an act done from a chair; nothing for who has none. */
export function sentSeat(seat: Seat | undefined): { postId?: string; delegationId?: string } {
  if (!seat) return {};
  const { postId, delegationId } = seat;
  return { postId, ...(delegationId ? { delegationId } : {}) };
}

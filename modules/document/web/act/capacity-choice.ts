import type { MayAct } from '@sarn/document/contract';

export type Capacity = MayAct['capacities'][number];

/** Name of a post among those of an act. */
export const capacityKey = ({ postId, delegationId }: Capacity): string =>
  `${postId}/${delegationId ?? ''}`;

const place = 'sarn_seat';

/** The post chosen last in this session, where it fits; else the usual one. */
export function usualCapacity(capacities: readonly Capacity[]): Capacity | undefined {
  const chosen = sessionStorage.getItem(place);
  return capacities.find((capacity) => capacityKey(capacity) === chosen) ?? capacities[0];
}

export function rememberCapacity(capacity: Capacity): void {
  sessionStorage.setItem(place, capacityKey(capacity));
}

/** What is sent with an act done from a post; nothing for a person without a post. */
export function sentCapacity(capacity: Capacity | undefined): {
  postId?: string;
  delegationId?: string;
} {
  if (!capacity) return {};
  const { postId, delegationId } = capacity;
  return { postId, ...(delegationId ? { delegationId } : {}) };
}

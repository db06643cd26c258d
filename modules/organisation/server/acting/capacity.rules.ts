import { delegationPrincipal, postPrincipal, powers } from '../../contract/index.ts';
import type { HeldPost, PowerKind } from '../../contract/index.ts';
import { principalOf } from '../principal.rules.ts';
import type { EndedRow, CapacityRow } from './capacity.store.ts';

/**
 * The lines under a name: own post with the phrase, then the posts acted for, each with the phrase
 * that leads on to the next: "รองอธิบดี รักษาราชการแทน" / "อธิบดี ปฏิบัติราชการแทน" / "ปลัดกระทรวง".
 *
 * @param titles from the own post to the one acted in
 * @param links the powers between them, one less than titles
 */
export function signatureLines(titles: readonly string[], links: readonly PowerKind[]): string[] {
  return titles.map((title, place) => {
    const link = links[place];
    return link ? `${title} ${powers[link].phrase}` : title;
  });
}

/** A capacity as other modules see it. */
export function toHeldPost(row: CapacityRow): HeldPost {
  const { titles, powers: links, chain, delegation, isScoped, ...post } = row;
  const own = principalOf(post.duty, post.servesUnitId);
  if (!delegation) return { ...post, principal: own, acting: null };
  const last = links.at(-1);
  return {
    ...post,
    actingPhrase: last ? powers[last].phrase : null,
    principal: isScoped ? delegationPrincipal(delegation.delegationId) : own,
    acting: {
      ...delegation,
      chain: [...chain],
      ownTitle: titles[0] ?? '',
      lines: signatureLines(titles, links),
    },
  };
}

/** Leaves out acting capacities for posts that the person holds. */
export function withoutOwnTwice(rows: readonly CapacityRow[]): CapacityRow[] {
  const own = new Set(rows.filter((row) => row.chain.length === 0).map((row) => row.id));
  return rows.filter((row) => row.chain.length === 0 || !own.has(row.id));
}

/** Keys of a capacity: those of duty and post, or of a limited power only its own. */
export function keysOfCapacity(capacity: {
  readonly postId: string;
  readonly duty: HeldPost['duty'];
  readonly servesUnitId: string;
  readonly isScoped: boolean;
  readonly delegationId: string | null;
}): string[] {
  if (capacity.isScoped && capacity.delegationId)
    return [delegationPrincipal(capacity.delegationId)];
  const onDuty = principalOf(capacity.duty, capacity.servesUnitId);
  return [...(onDuty ? [onDuty] : []), postPrincipal(capacity.postId)];
}

/** Keys of a capacity as the store returns it. */
export function keysOfRow({ id, delegation, ...capacity }: CapacityRow): string[] {
  return keysOfCapacity({
    ...capacity,
    postId: id,
    delegationId: delegation?.delegationId ?? null,
  });
}

/** A post for which a person acted by an order that ended lately, as other modules see it. */
export interface EndedCapacity {
  /** Keys that the person had by it. */
  readonly keys: readonly string[];
  /** Keys of the post, also where the power was limited. */
  readonly covers: readonly string[];
  readonly post: string;
  readonly orderNo: string;
}

export function toEndedCapacity({ title, orderNo, ...capacity }: EndedRow): EndedCapacity {
  const covers = keysOfCapacity({ ...capacity, isScoped: false });
  return { keys: keysOfCapacity(capacity), covers, post: title, orderNo };
}

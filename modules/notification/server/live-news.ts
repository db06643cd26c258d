import type { Live, Tx } from '@sarn/platform-server';
import { arrivedTitle, notificationEvents } from '../contract/index.ts';
import type { ArrivedEvent } from '../contract/index.ts';

interface Pending {
  readonly arrived: Map<string, { module: string; kind: string }>;
  readonly changed: Set<string>;
}

/** Tells browsers after the commit; each person once, however often a transaction names them. */
export interface LiveNews {
  arrived(tx: Tx, personIds: readonly string[], about: { module: string; kind: string }): void;
  queuesChanged(tx: Tx, personIds: readonly string[]): void;
}

export function createLiveNews(live: Live): LiveNews {
  const pending = new WeakMap<Tx, Pending>();
  const of = (tx: Tx): Pending => {
    const known = pending.get(tx);
    if (known) return known;
    const made: Pending = { arrived: new Map(), changed: new Set() };
    pending.set(tx, made);
    tx.afterCommit(() => send(live, made));
    return made;
  };
  return {
    arrived(tx, personIds, about) {
      const { arrived, changed } = of(tx);
      for (const id of personIds) {
        arrived.set(id, about);
        changed.add(id);
      }
    },
    queuesChanged(tx, personIds) {
      const { changed } = of(tx);
      for (const id of personIds) changed.add(id);
    },
  };
}

function send(live: Live, { arrived, changed }: Pending): void {
  const groups = Map.groupBy(arrived, ([, { module, kind }]) => `${module} ${kind}`);
  for (const group of groups.values()) {
    const [first] = group;
    if (first) live.tell(idsOf(group), notificationEvents.arrived, { ...toEvent(first[1]) });
  }
  if (changed.size > 0) live.tell([...changed], notificationEvents.queuesChanged, {});
}

function idsOf(group: readonly (readonly [string, unknown])[]): string[] {
  return group.map(([id]) => id);
}

/** Nothing of the document: this is sent without a permission check. */
function toEvent({ module, kind }: { module: string; kind: string }): ArrivedEvent {
  return {
    type: 'info',
    title: arrivedTitle.th,
    text: '',
    phrase: 'notification.arrived',
    module,
    kind,
  };
}

import type { Handle } from '@sarn/platform-server';

/** What is asked about units, whatever a card of a unit is. */
interface Asks<Card extends { readonly id: string }> {
  units(h: Handle, ids: readonly string[]): Promise<Card[]>;
  ancestors(h: Handle, unitId: string): Promise<string[]>;
}

/**
 * The same units, each read once: for a work in which they do not change, such as one act on a document, whose
 * guards, effects and queues ask for the same ones.
 */
export function askedOnce<Card extends { readonly id: string }, Port extends Asks<Card>>(
  port: Port & Asks<Card>,
): Port {
  const cards = new Map<string, Promise<Card | undefined>>();
  const lines = new Map<string, Promise<string[]>>();
  const read = (h: Handle, ids: readonly string[]): void => {
    const missing = [...new Set(ids)].filter((id) => !cards.has(id));
    if (missing.length === 0) return;
    const found = port.units(h, missing);
    for (const id of missing) {
      cards.set(
        id,
        found.then((some) => some.find((card) => card.id === id)),
      );
    }
  };
  return {
    ...port,
    units: async (h: Handle, ids: readonly string[]): Promise<Card[]> => {
      read(h, ids);
      const found = await Promise.all(ids.map(async (id) => cards.get(id)));
      return found.filter((card) => card !== undefined);
    },
    ancestors: (h: Handle, unitId: string): Promise<string[]> => {
      const known = lines.get(unitId) ?? port.ancestors(h, unitId);
      lines.set(unitId, known);
      return known;
    },
  };
}

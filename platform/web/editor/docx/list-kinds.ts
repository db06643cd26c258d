import { childOf, childrenOf, valueOf } from './xml.ts';

/** How the items of a list are marked, by its key and level: `3/0` → `bullet`. */
export type ListKinds = ReadonlyMap<string, string>;

export function listKinds(numbering: Document | null): ListKinds {
  const kinds = new Map<string, string>();
  const root = numbering?.documentElement;
  const patterns = new Map(
    childrenOf(root, 'abstractNum').map((one) => [valueOf(one, 'abstractNumId'), one]),
  );
  for (const list of childrenOf(root, 'num')) {
    const pattern = patterns.get(valueOf(childOf(list, 'abstractNumId')));
    for (const level of childrenOf(pattern, 'lvl')) {
      const format = valueOf(childOf(level, 'numFmt')) ?? '';
      kinds.set(`${valueOf(list, 'numId')}/${valueOf(level, 'ilvl')}`, format);
    }
  }
  return kinds;
}

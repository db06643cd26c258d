export const paletteGroups = ['recent', 'documents', 'people', 'pages', 'acts'] as const;
export type PaletteGroup = (typeof paletteGroups)[number];

/** One line of the palette: a place to go to. */
export interface PaletteItem {
  /** Unique in the palette. */
  readonly key: string;
  readonly group: PaletteGroup;
  readonly title: string;
  /** Below the title. */
  readonly hint: string;
  /** Name of an icon, as in menus. */
  readonly icon: string;
  /** Path below the base, with its query. */
  readonly path: string;
}

/** The item after so many steps down; from the last one on to the first. */
export function stepped(count: number, at: number, by: number): number {
  return count === 0 ? 0 : (at + by + count) % count;
}

/** The first item of the next group, or of the one before; around at the ends. */
export function nextGroup(items: readonly PaletteItem[], at: number, by: 1 | -1): number {
  const starts = items.flatMap(({ group }, place) =>
    items[place - 1]?.group === group ? [] : [place],
  );
  const own = starts.findLastIndex((start) => start <= at);
  return starts[stepped(starts.length, own, by)] ?? 0;
}

/** Items whose title or hint has every word that was typed; all where nothing was. */
export function matching(
  items: readonly PaletteItem[],
  typed: string,
  fold: (text: string) => string,
): PaletteItem[] {
  const words = fold(typed).split(' ').filter(Boolean);
  return items.filter(({ title, hint }) => {
    const text = fold(`${title} ${hint}`);
    return words.every((word) => text.includes(word));
  });
}

/** The number with its Buddhist year, where a Christian one was typed: 110/2026 is 110/2569. */
export function christianYear(
  typed: string,
): { readonly be: string; readonly ce: string; readonly year: string } | null {
  const [, number, ce] = /(?:^|\s)(\d{1,9})\/((?:19|20)\d\d)(?:\s|$)/.exec(typed) ?? [];
  if (number === undefined || ce === undefined) return null;
  const year = String(Number(ce) + 543);
  return { be: `${number}/${year}`, ce, year };
}

/** What the portal keeps of the menus (`kept-menu.ts`), with the names of specification §3. */
export interface KeptMenus {
  readonly personId?: string;
  readonly menus?: Readonly<
    Record<string, readonly { readonly MENU_NAME?: string; readonly COUNT?: number | null }[]>
  >;
}

export interface FirstEntry {
  readonly name: string;
  /** A number will be shown after the name. */
  readonly isCounted: boolean;
}

/** Menu parents of specification §7; the application has them in a part that is not loaded yet. */
const parents = { main: 3099, portal: 3090 } as const;
const ofPortal = ['/', '/portal', '/sarabun', '/sarabun/dashboard'];

/** The entries of the strip above this path, as this person saw them last; none of anybody else. */
export function firstMenu(
  kept: KeptMenus,
  at: {
    readonly personId: string | undefined;
    readonly path: string;
    readonly language: string;
  },
): readonly FirstEntry[] {
  if (at.personId === undefined || kept.personId !== at.personId) return [];
  const parent = ofPortal.includes(at.path) ? parents.portal : parents.main;
  const items = kept.menus?.[`${parent}.${at.language}`] ?? [];
  return items.map(({ MENU_NAME: name = '', COUNT: count }) => ({
    name,
    isCounted: typeof count === 'number',
  }));
}

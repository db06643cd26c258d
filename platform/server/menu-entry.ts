/** An entry of the launcher or of a header menu, registered by the module that answers it. */
export interface MenuEntry {
  /** Unique over all modules, for old clients: MENU_ID. */
  readonly id: number;
  /** Menu it stands in: `launcher`, or the number of a header menu (3099 main, 3090 portal). */
  readonly parent: 'launcher' | number;
  readonly level: number;
  readonly seq: number;
  readonly name: { readonly th: string; readonly en: string };
  readonly icon: string;
  /** Route below the base path, or an address when `type` is b. */
  readonly action: string;
  /** b opens in a new tab; empty stays here. */
  readonly type: 'b' | '';
  /** Permission that must be held to see it; null for everybody. */
  readonly permission: string | null;
  /** Permission to change what lies behind it; null for everybody who sees it. */
  readonly managePermission: string | null;
}

import type { ErrorParams } from '@sarn/kernel';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';

/** A page of a module; its code is loaded when first visited. */
export interface WebRoute {
  /** Below `{base}`, router syntax: `/documents/$documentId`. */
  readonly path: string;
  /** Paths that the page had before: they lead to it, for bookmarks. */
  readonly formerPaths?: readonly string[];
  /** Frame around the page: all navigation, portal header, or none. */
  readonly template: 'master' | 'portal' | 'login';
  /** True when the page is reachable without a session. */
  readonly isPublic?: boolean;
  /** Permission needed, as the server answers it; any signed-in person when left out. */
  readonly permission?: string;
  readonly load: () => Promise<{ default: ComponentType }>;
}

/** A panel that a module adds to the dashboard. */
export interface WebCard {
  readonly id: string;
  /** Place among the cards; lower comes first. */
  readonly order: number;
  readonly load: () => Promise<{ default: ComponentType }>;
}

/** An entry that a module adds to the menu. */
export interface WebMenuEntry {
  readonly path: string;
  /** Label in the shown language. */
  readonly label: () => string;
  /** Permission needed; shown to everybody when left out. */
  readonly permission?: string;
  readonly order: number;
}

/** Groups of a settings centre; the settings module names them and knows their order. */
export type SettingsGroup =
  | 'people'
  | 'access'
  | 'registry'
  | 'kinds'
  | 'signatures'
  | 'notices'
  | 'system';

/**
 * A settings screen of a module: its page at `/settings/{menuID}/{path}` and its entry in the
 * list of that settings centre, both for those who hold the permission. Only for working settings.
 */
export interface WebSettingsScreen {
  /** Settings centre whose list shows it. */
  readonly centre: number;
  /** Below `/settings/{menuID}/`, router syntax. */
  readonly path: string;
  /** Paths below `/settings/{menuID}/` that it had before: stored notices and bookmarks name them. */
  readonly formerPaths?: readonly string[];
  readonly label: { readonly th: string; readonly en: string };
  /** One sentence: what can be set there. */
  readonly text: { readonly th: string; readonly en: string };
  /** Name of an icon, as in menus. */
  readonly icon: string;
  /** Heading of the centre under which it stands. */
  readonly group: SettingsGroup;
  /**
   * Other words by which it is found: its fields, its values, and what it decides as a question
   * ("ใครออกเลขได้"). Title and text are searched anyway.
   */
  readonly finds?: { readonly th: readonly string[]; readonly en: readonly string[] };
  readonly permission: string;
  /**
   * It also serves people whose permission reaches only some units: its calls know scopes. Without it
   * the screen is only for those who hold the permission for the whole agency.
   */
  readonly hasScopes?: true;
  /**
   * Codes of the described tables that it shows, each in a tab where there are several: rows that the search
   * finds open there. Left out: the one of its path.
   */
  readonly tables?: readonly string[];
  /** Place in its group; lower comes first. */
  readonly order: number;
  /** Opened from another screen and not listed by itself: its path has a parameter. */
  readonly isUnlisted?: true;
  readonly load: () => Promise<{ default: ComponentType }>;
}

/** What a panel is given. */
export interface PanelShown {
  readonly subjectId: string;
  /** What the server told beside a refusal; empty elsewhere. */
  readonly params: ErrorParams;
}

/** What a module shows on a page of another module, about the subject of that page. */
export interface WebPanel {
  readonly id: string;
  /** Name of the place, as given in the README of the module that shows the page. */
  readonly place: string;
  /** Shown to everybody when left out. */
  readonly permission?: string;
  /** Whether it has something about this subject; about all where left out. */
  readonly isFor?: (subjectId: string) => boolean;
  /** Lower comes first. */
  readonly order: number;
  readonly Panel: ComponentType<PanelShown>;
}

/** Asks for the answers that are shown first on a page (`askAhead`). */
export interface PageBeginning {
  readonly begin: (client: QueryClient) => void;
}

/** What a module's web layer gives to the application. All of it is loaded lazily; pages import their words. */
export interface WebModule {
  readonly name: string;
  readonly routes: readonly WebRoute[];
  readonly cards?: readonly WebCard[];
  /** Pages behind the cards of its queues, by code: path below `{base}`. */
  readonly queuePages?: Readonly<Record<string, string>>;
  readonly menu?: readonly WebMenuEntry[];
  /** Its settings screens. Loaded with the first page of the settings: their texts are much. */
  readonly settings?: () => Promise<readonly WebSettingsScreen[]>;
  readonly panels?: readonly WebPanel[];
  /**
   * By the path of a page with which the application may begin: the code that the module shows first on it. Both
   * the code and its answers are asked for while the application is loaded, and not when it renders them.
   */
  readonly begins?: Readonly<Record<string, () => Promise<PageBeginning>>>;
}

import type { ComponentType } from 'react';
import type { WordSpace } from './words/words.ts';

/** A page of a module; its code is loaded when first visited. */
export interface WebRoute {
  /** Below `{base}`, router syntax: `/documents/$documentId`. */
  readonly path: string;
  /** Frame around the page: full chrome, portal header, or bare. */
  readonly template: 'master' | 'portal' | 'login';
  /** True when the page is reachable without a session. */
  readonly isPublic?: boolean;
  /** Permission that must be held, as the server tells it; any signed-in person when left out. */
  readonly permission?: string;
  readonly load: () => Promise<{ default: ComponentType }>;
}

/** A panel a module offers to the dashboard. */
export interface WebCard {
  readonly id: string;
  /** Place among the cards; lower comes first. */
  readonly order: number;
  readonly load: () => Promise<{ default: ComponentType }>;
}

/** An entry a module offers to the menu. */
export interface WebMenuEntry {
  readonly path: string;
  /** Label in the shown language. */
  readonly label: () => string;
  /** Permission that must be held; shown to everybody when left out. */
  readonly permission?: string;
  readonly order: number;
}

/**
 * A settings screen a module offers: its page at `/settings/{menuID}/{path}` and its line in the
 * list of that settings centre, both for those who hold the permission. Only what works is offered.
 */
export interface WebSettingsScreen {
  /** Settings centre whose list names it. */
  readonly centre: number;
  /** Below `/settings/{menuID}/`, router syntax. */
  readonly path: string;
  readonly label: { readonly th: string; readonly en: string };
  /** One sentence: what is set there. */
  readonly text: { readonly th: string; readonly en: string };
  /** Name of an icon, as in menus. */
  readonly icon: string;
  readonly permission: string;
  /** Place in the list; lower comes first. */
  readonly order: number;
  readonly load: () => Promise<{ default: ComponentType }>;
}

/** What a module shows on a page of another module, about the subject of that page. */
export interface WebPanel {
  readonly id: string;
  /** Name of the place, as the module that shows the page says in its README. */
  readonly place: string;
  /** Shown to everybody when left out. */
  readonly permission?: string;
  /** Lower comes first. */
  readonly order: number;
  readonly Panel: ComponentType<{ readonly subjectId: string }>;
}

/** What a module's web room gives to the application. Everything but words is loaded lazily. */
export interface WebModule {
  readonly name: string;
  readonly routes: readonly WebRoute[];
  readonly words?: WordSpace;
  readonly cards?: readonly WebCard[];
  /** Pages behind the cards of its queues, by code: path below `{base}`. */
  readonly queuePages?: Readonly<Record<string, string>>;
  readonly menu?: readonly WebMenuEntry[];
  readonly settings?: readonly WebSettingsScreen[];
  readonly panels?: readonly WebPanel[];
}

import type { Language } from '@sarn/kernel';
import { bookTypes, portalLimits } from '../contract/index.ts';
import type { BookType } from '../contract/index.ts';

/** A panel as the dashboard of one person has it. */
export interface ShownPanel {
  readonly code: string;
  readonly title: { readonly th: string; readonly en: string };
  readonly rows: number;
  readonly newDays: number;
  readonly isShown: boolean;
}

/** The area of the dashboard and its panels, as one person sees them. */
export interface ShownPanels {
  readonly area: ShownPanel | null;
  /** In the order of the screen. */
  readonly panels: readonly ShownPanel[];
}

/** What a group of the dashboard says of its panel. */
export interface PanelFacts {
  readonly title: string;
  readonly isShown: boolean;
  readonly place: number;
  readonly rows: number;
  readonly newDays: number;
}

/** The facts of the panel of a book; a book without one is shown behind the others. */
export function panelOf(
  shown: ShownPanels | undefined,
  book: BookType,
  language: Language,
): PanelFacts {
  const isAreaShown = shown?.area?.isShown ?? true;
  const at = shown?.panels.findIndex(({ code }) => code === book) ?? -1;
  const found = shown?.panels[at];
  if (!found) {
    const place = bookTypes.indexOf(book) + 1;
    const usual = { title: '', place, rows: portalLimits.bookPageSize, newDays: 0 };
    return { ...usual, isShown: isAreaShown };
  }
  const { title, rows, newDays, isShown } = found;
  return {
    ...{ title: language === 'en' ? title.en : title.th, place: at + 1, rows, newDays },
    isShown: isAreaShown && isShown,
  };
}

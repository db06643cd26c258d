import type { Bilingual, DescribedTable } from '@sarn/kernel';
import type { RowLink } from './row-link.ts';
import type { WebSettingsScreen } from '../module.ts';
import type { BulkAction } from './bulk-action.ts';
import type { UnitsPart } from './units-part.ts';
import type { TablePreview } from './table-preview.ts';

/** What the list of the settings centre shows of a table before its page is opened. */
export type DescribedScreen = Omit<WebSettingsScreen, 'load' | 'path' | 'label' | 'text'> & {
  readonly path?: string;
  readonly label: Bilingual;
  readonly text: Bilingual;
  /** The description; loaded with the page, because the fields of all tables are much text. */
  readonly table: () => Promise<DescribedTable | readonly DescribedTable[]>;
  /** What a module adds to the bar of chosen rows; loaded with the page. */
  readonly bulk?: () => Promise<BulkAction>;
  /** What the table makes, shown beside the list and in the form of a row; loaded with the page. */
  readonly preview?: () => Promise<TablePreview>;
  /** How units are chosen, where a table has a field of them; loaded with the page. */
  readonly units?: () => Promise<UnitsPart>;
  /** Pages that are opened from a row. */
  readonly opens?: readonly RowLink[];
};

/** A described table as a settings screen. */
export function describedScreen(path: string, screen: DescribedScreen): WebSettingsScreen {
  const { table, bulk, preview, units, opens = [], ...shown } = screen;
  const links = opens.map(({ path: to, label }) => ({
    label,
    path: `settings/${screen.centre}/${to}`,
  }));
  return {
    ...shown,
    path,
    load: async () => {
      const [described, { describedPage }, action, shownPreview, unitsPart] = await Promise.all([
        table(),
        import('./DescribedPage.tsx'),
        bulk?.(),
        preview?.(),
        units?.(),
      ]);
      return {
        default: describedPage([described].flat(), {
          ...{ bulk: action, preview: shownPreview, links, units: unitsPart },
        }),
      };
    },
  };
}

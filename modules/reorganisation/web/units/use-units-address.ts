import { civilDate, civilDateAt } from '@sarn/kernel';
import type { CivilDate } from '@sarn/kernel';
import { pageNumber } from '@sarn/platform-web';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { openedActs } from './panel/opened-acts.ts';
import type { OpenedAct } from './panel/opened-acts.ts';

export type UnitsView = 'tree' | 'table';

/** What is asked of the screen; what is left out is as usual. */
interface UnitsAddress {
  readonly unit?: string | undefined;
  readonly act?: OpenedAct | undefined;
  readonly day?: CivilDate | undefined;
  readonly search?: string | undefined;
  readonly view?: 'table' | undefined;
  /** Of the table and of what was found. */
  readonly page?: number | undefined;
}

const Day = civilDate();

/**
 * The chosen unit, the form that is open, the day, the search and the view, as in the address: a refresh
 * shows the same, and so do Back and a link.
 */
export function useUnitsAddress() {
  const navigate = useNavigate();
  const address: Readonly<Record<keyof UnitsAddress, unknown>> = useSearch({ strict: false });
  const read = (name: keyof UnitsAddress): string | null => {
    const written = address[name];
    const isText = typeof written === 'string' || typeof written === 'number';
    return isText && written !== '' ? String(written) : null;
  };
  const day = Day.safeParse(read('day'));
  const isPast = day.success && day.data < civilDateAt(new Date());
  const act = read('act');
  return {
    unitId: read('unit'),
    act: openedActs.find((one) => one === act) ?? null,
    day: isPast ? day.data : null,
    text: read('search') ?? '',
    page: pageNumber(read('page')),
    view: (read('view') === 'table' ? 'table' : 'tree') satisfies UnitsView as UnitsView,
    /** @param way `replace` where Back is not to lead to what was before */
    go: (part: UnitsAddress, way: 'push' | 'replace' = 'push') =>
      void navigate({
        to: '.',
        search: (known: object) => ({ ...known, ...part }),
        replace: way === 'replace',
        resetScroll: false,
      }),
  };
}

import type { OfferedPlace } from '@sarn/worklist/contract';
import type { OfferedAct } from './bulk-step.ts';

/** What is a button of its own, and what is in the menu. */
export interface ArrangedActs {
  readonly main: readonly OfferedAct[];
  readonly menu: readonly OfferedAct[];
}

/**
 * Acts as the registers of the rows offer them.
 *
 * @param places null: as delivered, the first that fits is the main one
 */
export function arrangedActs(
  offered: readonly OfferedAct[],
  places: readonly OfferedPlace[] | null,
): ArrangedActs {
  if (places === null) return { main: offered.slice(0, 1), menu: offered.slice(1) };
  const at = (where: OfferedPlace['place']) =>
    places.flatMap(({ act, place }) =>
      place === where ? offered.filter(({ step }) => step.act === act) : [],
    );
  const [main, menu] = [at('main'), at('menu')];
  // Where the agency names no main act, the first that fits is it, as delivered.
  const isNamed = places.some(({ place }) => place === 'main');
  return isNamed ? { main, menu } : { main: menu.slice(0, 1), menu: menu.slice(1) };
}

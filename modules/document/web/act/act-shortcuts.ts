import type { MayAct } from '@sarn/document/contract';
import { actKey, arrangeActs } from './acts.ts';

/**
 * Keys for the acts that are possible now: Alt+1 for the primary one, Alt+2 and on for the others.
 *
 * Numbers, because letters differ between a Thai and an English keyboard.
 */
export function actShortcuts(may: readonly MayAct[]): ReadonlyMap<string, string> {
  const { primary, others } = arrangeActs(may);
  const inOrder = primary ? [primary, ...others] : others;
  return new Map(inOrder.slice(0, 9).map((act, place) => [actKey(act), `Alt+${place + 1}`]));
}

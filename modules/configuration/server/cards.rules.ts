import { AppError } from '@sarn/kernel';
import { InvalidInput } from '@sarn/platform-server';
import type { CardSetting } from '../contract/index.ts';

/**
 * Refuses cards with which work would be seen nowhere (SETTINGS §2.3, R5).
 *
 * @param usual the cards that there are: each must be in the list once
 * @throws AppError 'configuration.all-hidden', 'configuration.no-taker'; InvalidInput
 */
export function checkCards(cards: readonly CardSetting[], usual: readonly CardSetting[]): void {
  const codes = new Set(cards.map(({ code }) => code));
  const isWhole = codes.size === cards.length && usual.length === cards.length;
  if (!isWhole || usual.some(({ code }) => !codes.has(code))) {
    throw new InvalidInput([{ field: 'cards', rule: 'list' }]);
  }
  const shown = new Set(cards.filter(({ isHidden }) => !isHidden).map(({ code }) => code));
  if (shown.size === 0) throw new AppError('configuration.all-hidden');
  const lost = cards.find(({ isHidden, taker }) => isHidden && !shown.has(taker ?? ''));
  if (lost) throw new AppError('configuration.no-taker', { name: lost.th });
}

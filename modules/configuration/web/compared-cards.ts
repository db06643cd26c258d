import type { CardSetting } from '@sarn/configuration/contract';
import { useLanguage, useWords } from '@sarn/platform-web';
import type { ComparedField } from '@sarn/platform-web';
import { inLanguage } from '@sarn/portal/web';
import { configurationWords } from './words/configuration-words.ts';

interface CardValues {
  readonly cards: readonly CardSetting[];
}

/** The order of the cards and what each is, to compare two lists with the same cards. */
export function useComparedCards(known: readonly CardSetting[]): ComparedField<CardValues>[] {
  const say = useWords(configurationWords);
  const language = useLanguage();
  const nameIn = (cards: readonly CardSetting[], code: string | null): string => {
    const card = cards.find((one) => one.code === code);
    return card ? inLanguage(card, language) : '';
  };
  const told = (cards: readonly CardSetting[], code: string): string => {
    const card = cards.find((one) => one.code === code);
    if (!card) return '';
    const taker =
      card.taker === null ? [] : [say('cards.takenBy', { name: nameIn(cards, card.taker) })];
    const hidden = card.isHidden ? [say('cards.hidden'), ...taker] : [];
    return [card.th, card.en, say(`cards.colour.${card.color}`), ...hidden].join(' · ');
  };
  return [
    {
      label: say('cards.list'),
      text: ({ cards }) => cards.map(({ code }) => nameIn(cards, code)).join(' · '),
    },
    ...known.map(({ code }) => ({
      label: nameIn(known, code),
      text: ({ cards }: CardValues) => told(cards, code),
    })),
  ];
}

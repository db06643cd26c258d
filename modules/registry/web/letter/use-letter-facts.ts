import { formatDate } from '@sarn/kernel';
import { useLanguage, useWords } from '@sarn/platform-web';
import { media } from '@sarn/registry/contract';
import type { LetterView } from '@sarn/registry/contract';
import { useTerms } from '../term.ts';
import { letterWords } from './words/letter-words.ts';

/** What the register knows of a paper of the kinds of `letterRules`; nothing for other kinds. */
export function useLetterFacts(letter: LetterView | null) {
  const say = useWords(letterWords);
  const term = useTerms();
  const language = useLanguage();
  if (!letter) return [];
  const { fields, bearer, standing } = letter;
  return [
    { term: say('reference'), value: fields.reference, isLong: true },
    { term: say('enclosures'), value: fields.enclosures.join(', '), isLong: true },
    { term: say('contact'), value: fields.contact, isLong: true },
    { term: say('copies'), value: fields.copies.join(', '), isLong: true },
    { term: say('bearerOf'), value: bearer?.name },
    {
      term: say('validUntil'),
      value: fields.validUntil && formatDate(fields.validUntil, 'full', language),
    },
    { term: say('standing'), value: standing && term(standing.term) },
    { term: say('medium'), value: fields.medium && term(media[fields.medium]) },
  ];
}

import { DescriptionItems, useLanguage, useWords, formatDay } from '@sarn/platform-web';
import { media } from '@sarn/document/contract';
import type { DocumentDetail } from '@sarn/document/contract';
import { useTerms } from '@sarn/document/web';
import { letterWords } from './words/letter-words.ts';

/** The fields of a document of the kinds of `letterRules`; nothing for other kinds. */
export function LetterFacts({ detail: { letter } }: { readonly detail: DocumentDetail }) {
  const say = useWords(letterWords);
  const term = useTerms();
  const language = useLanguage();
  if (!letter) return null;
  const { fields, bearer, validity } = letter;
  const items = [
    { term: say('reference'), value: fields.reference, isLong: true },
    { term: say('enclosures'), value: fields.enclosures.join(', '), isLong: true },
    { term: say('contact'), value: fields.contact, isLong: true },
    { term: say('copies'), value: fields.copies.join(', '), isLong: true },
    { term: say('remarks'), value: fields.remarks, isLong: true },
    { term: say('bearerOf'), value: bearer?.name },
    {
      term: say('validUntil'),
      value: fields.validUntil && formatDay(fields.validUntil, language, 'full'),
    },
    { term: say('validity'), value: validity && term(validity.term) },
    { term: say('medium'), value: fields.medium && term(media[fields.medium]) },
  ];
  return <DescriptionItems items={items} />;
}

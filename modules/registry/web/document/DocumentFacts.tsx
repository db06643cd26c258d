import { formatDate, formatInstant } from '@sarn/kernel';
import { DescriptionList, useLanguage, useWords } from '@sarn/platform-web';
import { secrecyClasses } from '@sarn/registry/contract';
import type { DocumentDetail, SecrecyClass } from '@sarn/registry/contract';
import { useNumberWords } from '../book/forms-number.tsx';
import { useTerms } from '../term.ts';
import { useImportedFacts } from '../import/use-imported-facts.ts';
import { useLetterFacts } from '../letter/use-letter-facts.ts';
import { registryWords } from '../words/registry-words.ts';

/** What the register knows of a paper. */
export function DocumentFacts({ detail }: { readonly detail: DocumentDetail }) {
  const say = useWords(registryWords);
  const term = useTerms();
  const language = useLanguage();
  const { letterDate, receivedAt, dueDate } = detail;
  const { publication } = detail;
  const words = useNumberWords();
  const numbering = detail.numbering && words(detail.numbering);
  const letterFacts = useLetterFacts(detail.letter);
  const gazette =
    publication?.gazette &&
    say('gazette.where', {
      ...publication.gazette,
      date: formatDate(publication.gazette.date, 'full', language),
    });
  const secrecy = secrecyClasses[detail.secrecy as SecrecyClass];
  const importedFacts = useImportedFacts(detail.imported);
  return (
    <DescriptionList
      items={[
        { term: say('field.title'), value: detail.title, isLong: true },
        { term: say('field.letterNo'), value: detail.letterNo },
        { term: say('field.numbering'), value: numbering, isLong: true },
        {
          term: say('field.letterDate'),
          value: letterDate && formatDate(letterDate, 'full', language),
        },
        { term: say('field.sender'), value: detail.sender, isLong: true },
        { term: say('field.addressee'), value: detail.addressee, isLong: true },
        { term: say('field.receiveNo'), value: detail.receiveNo },
        {
          term: say('field.receivedAt'),
          value: receivedAt && formatInstant(receivedAt, 'full', language),
        },
        { term: say('field.secrecy'), value: secrecy ? term(secrecy) : detail.secrecy },
        { term: say('field.dueDate'), value: dueDate && formatDate(dueDate, 'full', language) },
        { term: say('field.ownerUnit'), value: detail.ownerUnit.name },
        { term: say('field.author'), value: detail.author.name },
        {
          term: say('field.sendTo'),
          value: detail.addressedUnits.map((unit) => unit.name).join(', '),
          isLong: true,
        },
        { term: say('publication.meetingName'), value: publication?.meetingName, isLong: true },
        { term: say('publication.meetingNo'), value: publication?.meetingNo },
        {
          term: say('publication.meetingDate'),
          value: publication?.meetingDate && formatDate(publication.meetingDate, 'full', language),
        },
        {
          term: say('publication.inForceOn'),
          value: publication?.inForceOn && formatDate(publication.inForceOn, 'full', language),
        },
        { term: say('gazette.title'), value: gazette, isLong: true },
        {
          term: say('publication.publishedAt'),
          value:
            publication?.publishedAt && formatInstant(publication.publishedAt, 'full', language),
        },
        ...letterFacts,
        { term: say('field.note'), value: detail.note, isLong: true },
        ...importedFacts,
      ]}
    />
  );
}

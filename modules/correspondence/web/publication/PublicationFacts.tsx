import { formatDate, formatInstant } from '@sarn/kernel';
import { DescriptionItems, useLanguage, useWords } from '@sarn/platform-web';
import type { DocumentDetail } from '@sarn/document/contract';
import { registryWords } from '@sarn/document/web';

/** The fields of a document of a published kind; nothing for other kinds. */
export function PublicationFacts({ detail: { publication } }: { readonly detail: DocumentDetail }) {
  const say = useWords(registryWords);
  const language = useLanguage();
  if (!publication) return null;
  const { meetingDate, inForceOn, publishedAt } = publication;
  const gazette =
    publication.gazette &&
    say('gazette.where', {
      ...publication.gazette,
      date: formatDate(publication.gazette.date, 'full', language),
    });
  const items = [
    { term: say('publication.meetingName'), value: publication.meetingName, isLong: true },
    { term: say('publication.meetingNo'), value: publication.meetingNo },
    {
      term: say('publication.meetingDate'),
      value: meetingDate && formatDate(meetingDate, 'full', language),
    },
    {
      term: say('publication.inForceOn'),
      value: inForceOn && formatDate(inForceOn, 'full', language),
    },
    { term: say('gazette.title'), value: gazette, isLong: true },
    {
      term: say('publication.publishedAt'),
      value: publishedAt && formatInstant(publishedAt, 'full', language),
    },
  ];
  return <DescriptionItems items={items} />;
}

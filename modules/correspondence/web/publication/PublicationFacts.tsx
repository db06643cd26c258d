import {
  DescriptionItems,
  useLanguage,
  useWords,
  formatDay,
  formatMoment,
} from '@sarn/platform-web';
import type { DocumentDetail } from '@sarn/document/contract';
import { useReportSigners } from '@sarn/minutes/web';
import { useOrderItems } from '@sarn/order-form/web';
import { registryWords } from '@sarn/document/web';

/** The fields of a document of a published kind; nothing for other kinds. */
export function PublicationFacts({ detail: { publication } }: { readonly detail: DocumentDetail }) {
  const say = useWords(registryWords);
  const language = useLanguage();
  const order = useOrderItems(publication?.order ?? null);
  const signers = useReportSigners(publication?.minutes ?? null);
  if (!publication) return null;
  const { meetingDate, inForceOn, publishedAt } = publication;
  const gazette =
    publication.gazette &&
    say('gazette.where', {
      ...publication.gazette,
      date: formatDay(publication.gazette.date, language, 'full'),
    });
  const items = [
    ...order,
    { term: say('publication.meetingName'), value: publication.meetingName, isLong: true },
    { term: say('publication.meetingNo'), value: publication.meetingNo },
    {
      term: say('publication.meetingDate'),
      value: meetingDate && formatDay(meetingDate, language, 'full'),
    },
    ...signers,
    {
      term: say('publication.inForceOn'),
      value: inForceOn && formatDay(inForceOn, language, 'full'),
    },
    { term: say('publication.remarks'), value: publication.remarks, isLong: true },
    { term: say('gazette.title'), value: gazette, isLong: true },
    {
      term: say('publication.publishedAt'),
      value: publishedAt && formatMoment(publishedAt, language, 'full'),
    },
  ];
  return <DescriptionItems items={items} />;
}

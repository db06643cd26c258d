import { civilDateAt, formatDate } from '@sarn/kernel';
import { LinkButton, PageHeader, call, useLanguage, useWords } from '@sarn/platform-web';
import { SheetsView } from '@sarn/file/web';
import { printDeliveryBook } from '@sarn/dispatch/contract';
import { useSearch } from '@tanstack/react-router';
import { deliveryBookPath } from './paths.ts';
import { dispatchWords } from './words/dispatch-words.ts';
import { th } from './words/th.ts';

/** More letters than messengers carry in a day. */
const most = 5000;

/** `/sarabun/delivery-book/print`: the delivery book of a day as it is printed, form 16, always in Thai. */
export default function DeliverySheetPage() {
  const say = useWords(dispatchWords);
  const language = useLanguage();
  const asked: { readonly day?: unknown; readonly carrierId?: unknown } = useSearch({
    strict: false,
  });
  const day = typeof asked.day === 'string' ? asked.day : civilDateAt(new Date());
  const ask = { day, ...(typeof asked.carrierId === 'string' && { carrierId: asked.carrierId }) };
  return (
    <>
      <PageHeader
        above={say('above')}
        title={say('book.title')}
        meta={formatDate(day, 'full', language)}
        actions={
          <LinkButton variant="quiet" href={`${deliveryBookPath}?${new URLSearchParams(ask)}`}>
            {say('book.toBook')}
          </LinkButton>
        }
      />
      <SheetsView
        cacheKey={['registry', 'delivery-book', ask]}
        part={(place, signal) => call(printDeliveryBook, { ...ask, ...place }, { signal })}
        most={most}
        name={`${th.book.title} ${day}.pdf`}
      />
    </>
  );
}

import { civilDateAt, formatDate, formatTime } from '@sarn/kernel';
import type { Instant, Language } from '@sarn/kernel';
import {
  Button,
  CopyNote,
  DatePicker,
  EmptyList,
  ErrorSummary,
  LinkButton,
  PageHeader,
  Select,
  isRefusedAct,
  Skeleton,
  useLanguage,
  useTextInAddress,
  useWaitingActs,
  useWords,
  WaitingMark,
} from '@sarn/platform-web';
import { signatureFrame } from '@sarn/dispatch/contract';
import type { BookLine } from '@sarn/dispatch/contract';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import type { ComponentProps } from 'react';
import { UndeliveredDialog } from './UndeliveredDialog.tsx';
import { bookKey, useDeliveryBook } from './dispatch.client.ts';
import { HandOverDialog } from './HandOverDialog.tsx';
import { OnForm } from './OnForm.tsx';
import { SlipButton } from './slip/SlipButton.tsx';
import { deliverySheetPath } from './paths.ts';
import { dispatchWords } from './words/dispatch-words.ts';
import { th } from './words/th.ts';
import './dispatch.css';

interface Asked {
  readonly what: 'hand' | 'back';
  readonly line: BookLine;
}

/**
 * `/sarabun/delivery-book`: the delivery book of a day, form 16; on a wide screen a table, on the messenger's phone
 * cards to be signed. Its sheets are printed by `DeliverySheetPage`.
 */
export default function DeliveryBookPage() {
  const say = useWords(dispatchWords);
  // In the address: a refresh, and Back from the printed sheet, show the same day.
  const [askedDay, setDay] = useTextInAddress('day');
  const [carrierId, setCarrierId] = useTextInAddress('carrierId');
  const day = askedDay || civilDateAt(new Date());
  const [pressed, setPressed] = useState<Asked | null>(null);
  const ask = { day, ...(carrierId ? { carrierId } : {}) };
  const found = useDeliveryBook(ask);
  const { rows, carriers = [], agency = '', lastDay } = found.data ?? {};
  return (
    <div className="delivery-page">
      <PageHeader
        above={say('above')}
        title={say('book.title')}
        actions={
          <>
            <SlipButton ask={ask} isDisabled={!rows?.length} />
            {rows && rows.length > 0 && (
              <LinkButton
                variant="quiet"
                icon={<Printer size={18} />}
                href={`${deliverySheetPath}?${new URLSearchParams(ask)}`}
              >
                {say('book.print')}
              </LinkButton>
            )}
          </>
        }
      />
      <div className="delivery-bar">
        <DatePicker
          label={say('book.day')}
          value={day}
          onChange={(value) => value && setDay(value)}
        />
        <CarrierSelect carriers={carriers} value={carrierId} onChange={setCarrierId} />
      </div>
      <CopyNote copyKey={bookKey(ask)} />
      {found.error !== null && (
        <ErrorSummary error={found.error} onRetry={() => void found.refetch()} />
      )}
      {!rows && !found.error && <Skeleton kind="rows" count={5} />}
      {rows?.length === 0 && (
        <NoEntries
          lastDay={lastDay ?? null}
          filter={{ isSet: carrierId !== '', onClear: () => setCarrierId('') }}
          onShow={setDay}
        />
      )}
      {rows && rows.length > 0 && (
        <Sheet day={day} agency={agency} rows={rows} onAsk={setPressed} />
      )}
      <PressedDialog pressed={pressed} onClose={() => setPressed(null)} />
    </div>
  );
}

interface PressedDialogProps {
  readonly pressed: Asked | null;
  readonly onClose: () => void;
}

function PressedDialog({ pressed, onClose }: PressedDialogProps) {
  if (!pressed) return null;
  const { what, line } = pressed;
  const Dialog = what === 'hand' ? HandOverDialog : UndeliveredDialog;
  return <Dialog line={line} onClose={onClose} />;
}

interface NoEntriesProps {
  /** The last day before with entries. */
  readonly lastDay: string | null;
  readonly filter: NonNullable<ComponentProps<typeof EmptyList>['filter']>;
  readonly onShow: (day: string) => void;
}

/** A day on which nobody carries anything, and the way to the last one that has entries. */
function NoEntries({ lastDay, filter, onShow }: NoEntriesProps) {
  const say = useWords(dispatchWords);
  const language = useLanguage();
  const action = lastDay !== null && (
    <Button onPress={() => onShow(lastDay)}>
      {say('book.lastDay', { day: formatDate(lastDay, 'full', language) })}
    </Button>
  );
  const none = { title: say('book.none'), text: say('book.noneText'), action };
  return <EmptyList none={none} filter={filter} />;
}

interface CarrierSelectProps {
  readonly carriers: readonly { readonly id: string; readonly name: string }[];
  readonly value: string;
  readonly onChange: (carrierId: string) => void;
}

/** One of the messengers of the day, or all of them. */
function CarrierSelect({ carriers, value, onChange }: CarrierSelectProps) {
  const say = useWords(dispatchWords);
  return (
    <Select
      label={say('book.carrier')}
      options={[
        { value: '', label: say('book.everyone') },
        ...carriers.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      value={carriers.some(({ id }) => id === value) ? value : ''}
      onChange={onChange}
    />
  );
}

interface SheetProps {
  readonly day: string;
  readonly agency: string;
  readonly rows: readonly BookLine[];
  readonly onAsk: (asked: Asked) => void;
}

const columns = ['number', 'from', 'to', 'unit', 'receiver', 'time', 'remark'] as const;

/** Columns of form 16 in their order; rows are grouped by messenger. */
function Sheet({ day, agency, rows, onAsk }: SheetProps) {
  const say = useWords(dispatchWords);
  const byCarrier = [...Map.groupBy(rows, ({ carrier }) => carrier.id)];
  return (
    <div className="delivery-scroll" tabIndex={0} role="region" aria-label={say('book.caption')}>
      <table className="delivery-sheet">
        <caption>
          <span className="delivery-form">
            <OnForm en={say('book.form')} th={th.book.form} />
          </span>
          <strong>
            <OnForm en={say('book.caption')} th={th.book.caption} />
          </strong>
          <span>
            {agency} · <OnForm en={formatDate(day, 'full', 'en')} th={formatDate(day, 'full')} />
          </span>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                <OnForm en={say(`book.${column}`)} th={th.book[column]} />
              </th>
            ))}
            <th scope="col">{say('book.actions')}</th>
          </tr>
        </thead>
        {byCarrier.map(([id, lines]) => (
          <tbody key={id}>
            <tr>
              <th colSpan={columns.length + 1} scope="rowgroup" className="delivery-carrier">
                <OnForm en={say('book.carrier')} th={th.book.carrier} /> {lines[0]?.carrier.name}
              </th>
            </tr>
            {lines.map((line) => (
              <SheetLine key={line.id} line={line} onAsk={onAsk} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

interface SheetLineProps {
  readonly line: BookLine;
  readonly onAsk: (asked: Asked) => void;
}

/** The columns before the receiver, with what stands in them. */
const lineTexts = [
  ['number', 'letterNo'],
  ['from', 'from'],
  ['to', 'to'],
  ['unit', 'unitName'],
] as const satisfies readonly (readonly [string, keyof BookLine])[];

function SheetLine({ line, onAsk }: SheetLineProps) {
  const say = useWords(dispatchWords);
  const { receivedAt, receiverName, state, stateTerm } = line;
  const isKept = useWaitingActs().some((act) => act.targetId === line.id && !isRefusedAct(act));
  return (
    <tr data-done={receivedAt !== null || undefined}>
      {lineTexts.map(([column, field]) => (
        <td key={column} data-label={say(`book.${column}`)}>
          <OnForm th={line[field]} />
        </td>
      ))}
      <td data-label={say('book.receiver')}>
        {receiverName}
        {line.signature && <Signature line={line} />}
      </td>
      <td data-label={say('book.time')}>
        {receivedAt && <OnForm en={inColumn(receivedAt, 'en')} th={inColumn(receivedAt, 'th')} />}
      </td>
      <td data-label={say('book.remark')}>
        <OnForm en={remarkOf(state, stateTerm.en, line)} th={remarkOf(state, stateTerm.th, line)} />
      </td>
      <td className="delivery-actions">
        <WaitingMark subjectId={line.documentId} targetId={line.id} />
        {line.mayRecord && !isKept && (
          <>
            <Button variant="primary" onPress={() => onAsk({ what: 'hand', line })}>
              {say('book.record')}
            </Button>
            <Button onPress={() => onAsk({ what: 'back', line })}>{say('book.back')}</Button>
          </>
        )}
      </td>
    </tr>
  );
}

/** In a narrow column: the day, and on the next line the time, which is not parted from its unit. */
const inColumn = (at: Instant, language: Language): string =>
  `${formatDate(civilDateAt(at), 'short', language)} ${formatTime(at, language).replaceAll(' ', '\u00a0')}`;

const remarkOf = (state: BookLine['state'], term: string, { remark }: BookLine): string =>
  [state === 'SENT' ? '' : term, remark].filter(Boolean).join(' · ');

function Signature({ line }: { readonly line: BookLine }) {
  const say = useWords(dispatchWords);
  return (
    <svg
      className="delivery-signature"
      viewBox={`0 0 ${signatureFrame.width} ${signatureFrame.height}`}
      role="img"
      aria-label={say('book.signatureOf', { name: line.receiverName })}
    >
      <path d={line.signature} fill="none" stroke="currentColor" strokeWidth="2.5" />
    </svg>
  );
}

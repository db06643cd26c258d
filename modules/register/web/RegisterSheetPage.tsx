import { formatDate, toThaiDigits } from '@sarn/kernel';
import {
  Button,
  EmptyState,
  ErrorSummary,
  LinkButton,
  PageHeader,
  Skeleton,
  useWords,
} from '@sarn/platform-web';
import {
  bookColumns,
  registerSheetLimit,
  sheetColumns,
  sheetForms,
  sheetTexts,
} from '@sarn/register/contract';
import type { BookColumnId } from '@sarn/register/contract';
import { useSpeed } from '@sarn/document-classes/web';
import { fieldText } from '@sarn/document/contract';
import type { RegisterEntry } from '@sarn/document/contract';
import { Printer } from 'lucide-react';
import { registerBookPath } from './paths.ts';
import { registryWords } from '@sarn/document/web';
import { useSheetLines } from './book.client.ts';
import { askOf, linkOf } from './book-view.ts';
import { byDay } from './sheet-days.ts';
import { useBook } from './use-book.ts';
import type { Register } from './use-book.ts';
import { bookWords } from './words/book-words.ts';
import '@sarn/document/registry.css';
import './book.css';

/** The register as it is printed: form 13 or 14 on A4 landscape, always in Thai. */
export default function RegisterSheetPage() {
  const say = useWords(bookWords);
  const sayRegistry = useWords(registryWords);
  const { registers, register, view } = useBook();
  const ask = askOf(view);
  const lines = useSheetLines({ ...ask, registerId: view.year === '' ? '' : ask.registerId });
  const error = registers.error ?? lines.error;
  return (
    <>
      <div className="s-no-print">
        <PageHeader
          title={say('bar.print')}
          above={sayRegistry('register.above')}
          meta={lines.data && say('sheet.lines', { count: lines.data.length })}
          actions={
            <>
              <LinkButton variant="quiet" href={linkOf(registerBookPath, view)}>
                {say('bar.back')}
              </LinkButton>
              <Button
                variant="primary"
                icon={<Printer size={18} />}
                isDisabled={!lines.data?.length}
                onPress={() => window.print()}
              >
                {say('sheet.print')}
              </Button>
            </>
          }
        />
      </div>
      <ErrorSummary error={error} onRetry={() => void lines.refetch()} />
      {!error && view.year !== '' && lines.data === undefined && <Skeleton kind="rows" count={8} />}
      {lines.data === null && (
        <EmptyState title={say('sheet.tooLong', { most: registerSheetLimit })} />
      )}
      {(lines.data?.length === 0 || (registers.data && view.year === '')) && (
        <EmptyState title={say('sheet.empty')} />
      )}
      {register && lines.data && lines.data.length > 0 && (
        <Sheet register={register} year={view.year} lines={lines.data} />
      )}
    </>
  );
}

interface SheetProps {
  readonly register: Register;
  readonly year: string;
  readonly lines: readonly RegisterEntry[];
}

function Sheet({ register, year, lines }: SheetProps) {
  const { number, ...columns } = sheetColumns;
  const form = sheetForms[register.kind];
  const headings = [
    number[register.kind === 'receive' ? 'receive' : 'send'],
    ...Object.values(columns),
    ...register.printed.map(({ id, th }) => th || bookColumns[id].term.th),
  ];
  return (
    <div className="book-sheet-scroll" tabIndex={0} role="region" aria-label={register.kindTerm.th}>
      <table className="book-sheet" lang="th">
        <caption>
          {form && <span className="book-sheet-form">{toThaiDigits(form)}</span>}
          <strong>{register.kindTerm.th}</strong>
          <span>
            {register.unit.name} พ.ศ. {toThaiDigits(year)}
          </span>
        </caption>
        <colgroup>
          {[...Object.keys(sheetColumns), ...register.printed.map(({ id }) => id)].map((column) => (
            <col key={column} className="book-sheet-col" data-column={column} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        {byDay(lines).map(({ day, rows }, index) => (
          <tbody key={`${day} ${index}`}>
            <tr>
              <th colSpan={headings.length} scope="rowgroup" className="book-sheet-day">
                วันที่ {toThaiDigits(formatDate(day, 'full', 'th'))}
              </th>
            </tr>
            {rows.map((line) => (
              <SheetLine key={line.entryId} line={line} further={register.printed} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

interface SheetLineProps {
  readonly line: RegisterEntry;
  /** Columns that the agency prints besides those of the form. */
  readonly further: Register['printed'];
}

function SheetLine({ line, further }: SheetLineProps) {
  const speed = useSpeed(line.speed);
  const isEnded = line.state === 'VOID' || line.state === 'RELEASED';
  return (
    <tr data-ended={isEnded || undefined}>
      <td>{toThaiDigits(line.number)}</td>
      {sheetTexts(line).map((text, index) => (
        <td key={sheetKeys[index]} data-column={sheetKeys[index]}>
          {toThaiDigits(text)}
        </td>
      ))}
      {further.map(({ id }) => (
        <td key={id}>{toThaiDigits(furtherText(id, line, speed?.th ?? ''))}</td>
      ))}
    </tr>
  );
}

/** A column that no form has, in Thai. */
function furtherText(id: BookColumnId, line: RegisterEntry, speed: string): string {
  if (id === 'speed') return line.documentId ? speed : '';
  if (id === 'kind') return line.kind?.th ?? '';
  const name = id as 'bookGroup' | 'category' | 'dueDate';
  return fieldText(name, line[name], 'th', 'short');
}

const sheetKeys = Object.keys(sheetColumns).slice(1);

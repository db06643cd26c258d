import type { CivilDate } from '@sarn/kernel';
import {
  Button,
  EmptyState,
  ErrorSummary,
  LinkButton,
  PageActions,
  PageHeader,
  Skeleton,
  useLanguage,
  useWords,
  formatDay,
} from '@sarn/platform-web';
import { useNavigate } from '@tanstack/react-router';
import { FileSpreadsheet, ListChecks, Printer } from 'lucide-react';
import { useState } from 'react';
import { registerProofPath, registerSheetPath } from './paths.ts';
import { useRegistryLive } from '@sarn/document/web';
import { useTerms } from '@sarn/document/web';
import { registryWords } from '@sarn/document/web';
import { useExportBook } from './book.client.ts';
import { addressOf, askOf, linkOf } from './book-view.ts';
import type { BookView } from './book-view.ts';
import { BookColumnChoice } from './BookColumnChoice.tsx';
import { BookFilters } from './BookFilters.tsx';
import { RegisterEntries } from './RegisterEntries.tsx';
import { CloseYearButton, YearNote } from './CloseYear.tsx';
import { OpenRegister } from './OpenRegister.tsx';
import { ReserveDialog } from './ReserveDialog.tsx';
import { useBooksLive } from './registers.client.ts';
import { useBook } from './use-book.ts';
import { useChosenColumns } from './use-chosen-columns.ts';
import type { Register } from './use-book.ts';
import { bookWords } from './words/book-words.ts';
import '@sarn/document/registry.css';
import './book.css';

/**
 * The reader's registers as forms 13 and 14; the chosen register and filters are in the address.
 */
export default function RegisterBookPage() {
  const say = useWords(registryWords);
  const { registers, register, view } = useBook();
  const navigate = useNavigate();
  const { shown, hidden, hide } = useChosenColumns(register);
  useRegistryLive();
  useBooksLive();
  const show = (next: BookView) =>
    void navigate({ to: '.', search: addressOf(next), replace: true, resetScroll: false });
  const clear = () => show({ ...view, state: '', from: '', until: '', search: '' });
  return (
    <>
      <PageHeader
        title={say('book.title')}
        above={say('register.above')}
        actions={
          <PageActions primary={register?.mayReserve && <ReserveButton register={register} />}>
            <OpenRegister
              openable={registers.data?.openable ?? []}
              onOpened={(id) => show({ ...view, register: id, year: '' })}
            />
            {register && (
              <BookColumnChoice offered={register.columns} hidden={hidden} onHide={hide} />
            )}
            {register && <BookActions register={register} view={view} />}
          </PageActions>
        }
      />
      <ErrorSummary error={registers.error} onRetry={() => void registers.refetch()} />
      {registers.isPending && <Skeleton kind="rows" count={6} />}
      {registers.data?.rows.length === 0 && (
        <EmptyState title={say('book.none')} text={say('book.noneHint')} />
      )}
      {registers.data && register && (
        <>
          <BookFilters
            registers={registers.data.rows}
            view={view}
            onChange={(part) => show({ ...view, ...part })}
            onClear={clear}
          />
          {register.closedOn && <ClosedNote day={register.closedOn} />}
          <YearNote register={register} year={Number(view.year)} />
          {view.year === '' ? (
            <EmptyState title={say('book.empty')} text={say('book.emptyHint')} />
          ) : (
            <RegisterEntries
              {...{ register, view, shown }}
              onOrder={(order) => show({ ...view, order })}
              onClear={clear}
            />
          )}
        </>
      )}
    </>
  );
}

/** Says that a unit is dissolved and its register closed. */
function ClosedNote({ day }: { readonly day: string }) {
  const say = useWords(bookWords);
  const language = useLanguage();
  return (
    <p className="s-muted">
      {say('bar.closedText', { day: formatDay(day as CivilDate, language, 'full') })}
    </p>
  );
}

interface BookActionsProps {
  readonly register: Register;
  readonly view: BookView;
}

function BookActions({ register, view }: BookActionsProps) {
  const say = useWords(bookWords);
  const file = useExportBook();
  return (
    <>
      {view.year !== '' && (
        <>
          <LinkButton
            variant="quiet"
            icon={<ListChecks size={18} />}
            href={linkOf(registerProofPath, view)}
          >
            {say('bar.proof')}
          </LinkButton>
          <LinkButton
            variant="quiet"
            icon={<Printer size={18} />}
            href={linkOf(registerSheetPath, view)}
          >
            {say('bar.print')}
          </LinkButton>
          <Button
            icon={<FileSpreadsheet size={18} />}
            isPending={file.isPending}
            onPress={() => file.mutate(askOf(view))}
          >
            {say('bar.excel')}
          </Button>
        </>
      )}
      <CloseYearButton register={register} year={Number(view.year)} />
      {file.error && <ErrorSummary error={file.error} isFocused />}
    </>
  );
}

function ReserveButton({ register }: { readonly register: Register }) {
  const say = useWords(bookWords);
  const term = useTerms();
  const { registers } = useBook();
  const [isReserving, setReserving] = useState(false);
  return (
    <>
      <Button variant="primary" onPress={() => setReserving(true)}>
        {say('bar.reserve')}
      </Button>
      {isReserving && (
        <ReserveDialog
          registerId={register.id}
          name={`${term(register.kindTerm)} · ${register.unit.name}`}
          most={registers.data?.reserveAtMost ?? 1}
          onClose={() => setReserving(false)}
        />
      )}
    </>
  );
}

import type { CivilDate } from '@sarn/kernel';
import {
  EmptyState,
  ErrorSummary,
  PageActions,
  PageHeader,
  Panels,
  Skeleton,
  useIsNarrow,
  useLanguage,
  useWords,
  formatDay,
} from '@sarn/platform-web';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useRegistryLive } from '@sarn/document/web';
import { registryWords } from '@sarn/document/web';
import { addressOf } from './book-view.ts';
import type { BookView } from './book-view.ts';
import { BookActions, PrimaryAction, ReserveBeside } from './BookActions.tsx';
import { BookFilters } from './BookFilters.tsx';
import { BookTools } from './BookTools.tsx';
import { RegisterEntries } from './RegisterEntries.tsx';
import { YearNote } from './CloseYear.tsx';
import { OpenRegister } from './OpenRegister.tsx';
import { RegisterMeta } from './RegisterMeta.tsx';
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
  const isNarrow = useIsNarrow();
  const change = (part: Partial<BookView>) => show({ ...view, ...part });
  const tools = register && (
    <BookTools {...{ register, view, hidden }} onHide={hide} onChange={change} />
  );
  return (
    <>
      <BookHead {...{ registers, register, view, show }} tools={isNarrow ? tools : null} />
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
            onChange={change}
            onClear={clear}
            tools={isNarrow ? null : tools}
          />
          <WhyNoNumbers register={register} />
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

interface BookHeadProps extends ReturnType<typeof useBook> {
  readonly show: (view: BookView) => void;
  /** Among the actions on a narrow window. */
  readonly tools: ReactNode;
}

function BookHead({ registers, register, view, show, tools }: BookHeadProps) {
  const say = useWords(registryWords);
  return (
    <PageHeader
      title={say('book.title')}
      above={say('register.above')}
      meta={register && <RegisterMeta register={register} year={view.year} />}
      actions={
        <PageActions
          primary={register && <PrimaryAction register={register} />}
          beside={register && <ReserveBeside register={register} />}
        >
          <OpenRegister
            openable={registers.data?.openable ?? []}
            onOpened={(id) => show({ ...view, register: id, year: '' })}
          />
          {tools}
          {register && <BookActions register={register} view={view} />}
        </PageActions>
      }
    />
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

/** Who gives no numbers here is told why, by the module that knows the rights. */
function WhyNoNumbers({ register }: { readonly register: Register }) {
  if (register.mayReserve) return null;
  const subjectId = `${register.kind} ${register.unit.id}`;
  return <Panels place="register-numbers" subjectId={subjectId} permissions={[]} />;
}

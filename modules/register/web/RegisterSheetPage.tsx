import {
  EmptyState,
  ErrorSummary,
  LinkButton,
  PageHeader,
  Skeleton,
  call,
  useWords,
} from '@sarn/platform-web';
import { SheetsView } from '@sarn/file/web';
import { printRegister, registerPrintLimit } from '@sarn/register/contract';
import { registerBookPath } from './paths.ts';
import { registryWords, useTerms } from '@sarn/document/web';
import { askOf, linkOf } from './book-view.ts';
import { useBook } from './use-book.ts';
import { bookWords } from './words/book-words.ts';
import '@sarn/document/registry.css';

/** The register as it is printed: form 13 or 14 on sheets across, always in Thai. */
export default function RegisterSheetPage() {
  const say = useWords(bookWords);
  const sayRegistry = useWords(registryWords);
  const term = useTerms();
  const { registers, register, view } = useBook();
  const ask = askOf(view);
  const name = register && `${term(register.kindTerm)} · ${register.unit.name}`;
  return (
    <>
      <PageHeader
        title={say('bar.print')}
        above={sayRegistry('register.above')}
        meta={name && view.year !== '' && `${name} · ${say('sheet.year', { year: view.year })}`}
        actions={
          <LinkButton variant="quiet" href={linkOf(registerBookPath, view)}>
            {say('bar.back')}
          </LinkButton>
        }
      />
      <ErrorSummary error={registers.error} onRetry={() => void registers.refetch()} />
      {registers.isPending && <Skeleton kind="block" />}
      {registers.data && view.year === '' && <EmptyState title={say('sheet.empty')} />}
      {register && view.year !== '' && (
        <SheetsView
          cacheKey={['registry', ask]}
          part={(place, signal) => call(printRegister, { ...ask, ...place }, { signal })}
          most={registerPrintLimit}
          name={`${register.kindTerm.th} ${register.unit.name} ${view.year}.pdf`}
        />
      )}
    </>
  );
}

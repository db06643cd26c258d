import { ErrorSummary, PageHeader, Skeleton, useWords } from '@sarn/platform-web';
import type { ImportDetail, ImportState } from '@sarn/data-migration/contract';
import { useNavigate } from '@tanstack/react-router';
import { useImport } from './import.client.ts';
import { ColumnsStep } from './ColumnsStep.tsx';
import { FoundStep } from './FoundStep.tsx';
import { StateBadge, useBookName } from './StateBadge.tsx';
import { ProgressStep } from './ProgressStep.tsx';
import { importWords } from './words/import-words.ts';

/** One import from its table to its report: the next step is at the top. */
export function ImportRunPage({ id }: { readonly id: string }) {
  const say = useWords(importWords);
  const navigate = useNavigate();
  const found = useImport(id);
  const bookName = useBookName();
  const item = found.data;
  return (
    <div className="import-page">
      <PageHeader
        above={say('title')}
        title={item?.fileName ?? say('title')}
        meta={item && <Meta item={item} book={bookName(item)} />}
        onBack={() => void navigate({ to: '.', search: {} })}
      />
      {found.isPending && <Skeleton kind="block" />}
      {!item && <ErrorSummary error={found.error} onRetry={() => void found.refetch()} />}
      {item && <Steps state={item.state} />}
      {item && <Step item={item} />}
    </div>
  );
}

function Meta({ item, book }: { readonly item: ImportDetail; readonly book: string }) {
  const say = useWords(importWords);
  return (
    <span className="import-meta">
      <StateBadge state={item.state} />
      <span>{say('rows', { count: item.rows })}</span>
      <span>
        {say('read')} <code>{item.encoding}</code>
      </span>
      {item.sheet !== '' && (
        <span>{say('readSheet', { sheet: item.sheet, count: item.otherSheets })}</span>
      )}
      {item.unit && <span>{book}</span>}
    </span>
  );
}

const stepNames = ['columns', 'check', 'enter'] as const;
const stepOf: Readonly<Record<ImportState, number>> = {
  UPLOADED: 0,
  CHECKING: 1,
  CHECKED: 1,
  RUNNING: 2,
  DONE: 2,
  UNDOING: 2,
  UNDONE: 2,
  DISCARDED: 0,
};

function Steps({ state }: { readonly state: ImportState }) {
  const say = useWords(importWords);
  return (
    <ol className="import-steps" aria-label={say('steps')}>
      {stepNames.map((name, index) => (
        <li key={name} aria-current={index === stepOf[state] ? 'step' : undefined}>
          {say(`step.${name}`)}
        </li>
      ))}
    </ol>
  );
}

function Step({ item }: { readonly item: ImportDetail }) {
  if (item.state === 'UPLOADED') return <ColumnsStep key={item.sheetAt} item={item} />;
  const isBusy = ['CHECKING', 'RUNNING', 'UNDOING'].includes(item.state);
  return isBusy ? <ProgressStep item={item} /> : <FoundStep item={item} />;
}

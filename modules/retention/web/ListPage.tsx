import { ErrorSummary, PageHeader, Progress, Skeleton, useWords } from '@sarn/platform-web';
import type { RetentionListDetail } from '@sarn/retention/contract';
import { useNavigate, useParams } from '@tanstack/react-router';
import { retentionPath } from './paths.ts';
import { useTerms } from '@sarn/document/web';
import { ListFacts } from './ListFacts.tsx';
import { ListFiles } from './ListFiles.tsx';
import { ListItems } from './ListItems.tsx';
import { ListSteps } from './ListSteps.tsx';
import { useRetentionList } from './retention.client.ts';
import { retentionWords } from './words/retention-words.ts';
import './retention.css';
import '@sarn/document/registry.css';

/** `/sarabun/retention/<id>`: a list, its committee, its documents, and what may be done. */
export default function ListPage() {
  const say = useWords(retentionWords);
  const term = useTerms();
  const navigate = useNavigate();
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const found = useRetentionList(id);
  const list = found.data;
  const name = list ? `${term(list.kindTerm)} ${say('list.number', { name: list.name })}` : '';
  return (
    <div className="retention-list">
      <PageHeader
        above={say('title')}
        title={name || say('title')}
        onBack={() => void navigate({ to: retentionPath })}
      />
      {found.isPending && <Skeleton kind="block" />}
      {!list && <ErrorSummary error={found.error} onRetry={() => void found.refetch()} />}
      {list && (
        <>
          <Running list={list} />
          <ListSteps list={list} />
          <ListFacts list={list} />
          <ListFiles list={list} />
          <ListItems list={list} />
        </>
      )}
    </div>
  );
}

/** Progress of a destruction while it runs. */
function Running({ list }: { readonly list: RetentionListDetail }) {
  const say = useWords(retentionWords);
  if (list.state !== 'EXECUTING') return null;
  const due = list.items.filter(({ decision }) => decision === 'destroy');
  const done = due.filter(({ state }) => state === 'destroyed' || state === 'spared').length;
  const text = say('execute.running', { done, all: due.length });
  return <Progress label={say('step.execute')} value={done / due.length} text={text} />;
}

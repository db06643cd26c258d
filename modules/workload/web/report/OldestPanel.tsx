import { openDocument } from '@sarn/document/web';
import { Card, ErrorSummary, LinkButton, Skeleton, formatAge, useWords } from '@sarn/platform-web';
import { DueText } from '../home/DueText.tsx';
import { useOpenWork } from '../home/home.client.ts';
import { openWorkAddress } from '../home/paths.ts';
import type { OpenWorkSearch } from '../home/paths.ts';
import { reportWords } from './words/report-words.ts';

/** So many are as high as the chart beside them. */
const mostShown = 4;

/** The open documents that came first. */
export function OldestPanel({ search }: { readonly search: OpenWorkSearch }) {
  const say = useWords(reportWords);
  const found = useOpenWork({ ...search, size: mostShown });
  const { rows = [], total = 0 } = found.data ?? {};
  return (
    <Card
      title={say('oldest')}
      isFlush
      actions={
        total > rows.length && (
          <LinkButton href={openWorkAddress(search)}>{say('all', { count: total })}</LinkButton>
        )
      }
    >
      {found.error && <ErrorSummary error={found.error} onRetry={() => void found.refetch()} />}
      {found.isPending && <Skeleton kind="rows" count={mostShown} />}
      <ul className="oldest-rows">
        {rows.map((row) => (
          <li key={row.key}>
            <button type="button" onClick={() => openDocument(row.documentId, undefined, row.key)}>
              {row.title}
            </button>
            <strong>{formatAge(row.at)}</strong>
            <span className="s-muted">{row.principals.join(', ')}</span>
            {row.dueDate !== null && <DueText {...row} dueDate={row.dueDate} />}
          </li>
        ))}
      </ul>
    </Card>
  );
}

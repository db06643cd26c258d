import { useTerms } from '@sarn/document/web';
import { ErrorSummary, Progress, useWords } from '@sarn/platform-web';
import type { PreparedItem } from '@sarn/batch-signing/contract';
import { FullHash } from '@sarn/signature/confirming';
import type { PreparedFiles as Prepared } from './use-prepared-files.ts';
import { batchWords } from './words/batch-words.ts';

interface PreparedFilesProps {
  readonly prepared: Prepared;
  readonly titleOf: (documentId: string) => string;
}

/** What will be signed, before the secret: how far it is prepared, then number and hash of each, folded. */
export function PreparedFiles({ prepared, titleOf }: PreparedFilesProps) {
  const say = useWords(batchWords);
  const { all, items, isDone, isAnew, error, again } = prepared;
  const unfit = items.filter((item) => item.prepared === null);
  const fit = items.filter((item) => item.prepared !== null);
  return (
    <div className="sign-many-prepared">
      <div role="status">{isAnew && <p className="s-small">{say('preparedAnew')}</p>}</div>
      {error ? (
        <ErrorSummary error={error} onRetry={again} />
      ) : (
        !isDone && (
          <Progress
            label={say('preparing', { done: items.length, all })}
            text={say('preparing', { done: items.length, all })}
            value={items.length / all}
          />
        )
      )}
      {isDone && unfit.length > 0 && (
        <>
          <p>{say('cannot', { count: unfit.length })}</p>
          <ul>
            {unfit.map((item) => (
              <Unfit key={item.documentId} item={item} title={titleOf(item.documentId)} />
            ))}
          </ul>
        </>
      )}
      {isDone && fit.length > 0 && (
        <details>
          <summary>{say('hashes', { count: fit.length })}</summary>
          <p className="s-muted s-small">{say('hashOnly')}</p>
          <ul>
            {fit.map(({ documentId, number, sha256 }) => (
              <li key={documentId}>
                {titleOf(documentId)}
                {number !== null && <span> · {say('number', { number })}</span>}
                <FullHash sha256={sha256} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function Unfit({
  item: { failure },
  title,
}: {
  readonly item: PreparedItem;
  readonly title: string;
}) {
  const term = useTerms();
  return (
    <li>
      {title}
      {failure && <span className="s-muted s-small"> · {term(failure)}</span>}
    </li>
  );
}

import type { ComparedParagraph } from '@sarn/printed-document/contract';
import { EmptyState, ErrorSummary, Skeleton, VisuallyHidden, useWords } from '@sarn/platform-web';
import { printedWords } from '../words/printed-words.ts';
import { useChanges } from './versions.client.ts';

interface Props {
  readonly documentId: string;
  readonly versionId: string;
  /** Another version; empty: the document as it is now. */
  readonly to: string;
}

/** What changed, word by word, in the whole text. */
export function VersionChanges({ documentId, versionId, to }: Props) {
  const say = useWords(printedWords);
  const found = useChanges(documentId, versionId, to);
  if (found.isPending) return <Skeleton kind="block" />;
  if (found.error) {
    return <ErrorSummary error={found.error} onRetry={() => void found.refetch()} />;
  }
  const { paragraphs } = found.data;
  const count = paragraphs.filter(isChanged).length;
  if (count === 0)
    return <EmptyState title={say('versions.same')} text={say('versions.sameText')} />;
  return (
    <>
      <p role="status">{say('versions.count', { count })}</p>
      <div className="printed-changes" lang="th">
        {paragraphs.map(({ parts }, at) => (
          // Paragraphs have no id, and a comparison never changes.
          <p key={at} data-changed={isChanged({ parts }) || undefined}>
            {parts.map((part, place) => (
              <ChangedPart key={place} part={part} />
            ))}
          </p>
        ))}
      </div>
    </>
  );
}

const isChanged = ({ parts }: ComparedParagraph): boolean =>
  parts.some(({ kind }) => kind !== 'same');

/** Screen readers say no more of `ins` and `del` than of any text: the word before it does. */
function ChangedPart({
  part: { kind, text },
}: {
  readonly part: ComparedParagraph['parts'][number];
}) {
  const say = useWords(printedWords);
  if (kind === 'same') return text;
  const Mark = kind === 'added' ? 'ins' : 'del';
  return (
    <Mark>
      <VisuallyHidden>{say(`versions.${kind}`)} </VisuallyHidden>
      {text}
    </Mark>
  );
}

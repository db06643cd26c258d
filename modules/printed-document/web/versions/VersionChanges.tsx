import type { ComparedParagraph } from '@sarn/printed-document/contract';
import {
  Button,
  EmptyState,
  ErrorSummary,
  IconButton,
  RadioGroup,
  Skeleton,
  useIsPhone,
  useWords,
} from '@sarn/platform-web';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { printedWords } from '../words/printed-words.ts';
import { ComparedColumns, MergedText } from './ComparedText.tsx';
import { countChanges } from './changed-text.ts';
import type { ChangeCounts } from './changed-text.ts';
import { useChanges } from './versions.client.ts';

interface Props {
  readonly documentId: string;
  /** The older of the two. */
  readonly versionId: string;
  /** A newer version; empty: the document as it is now. */
  readonly to: string;
  /** What the older and the newer one are called. */
  readonly heads: readonly [string, string];
  /** Chooses the version before, where there is one. */
  readonly onEarlier: (() => void) | undefined;
}

/** What changed, word by word, in the whole text. */
export function VersionChanges({ documentId, versionId, to, heads, onEarlier }: Props) {
  const say = useWords(printedWords);
  const found = useChanges(documentId, versionId, to);
  if (found.isPending) return <Skeleton kind="block" />;
  if (found.error) {
    return <ErrorSummary error={found.error} onRetry={() => void found.refetch()} />;
  }
  const { paragraphs } = found.data;
  const counts = countChanges(paragraphs);
  if (counts.places === 0)
    return (
      <EmptyState
        title={say('versions.same')}
        text={say('versions.sameText')}
        // What one reads now is often the newest that is kept: the one before is wanted then.
        action={onEarlier && <Button onPress={onEarlier}>{say('versions.earlier')}</Button>}
      />
    );
  return <Comparison paragraphs={paragraphs} counts={counts} heads={heads} />;
}

const layouts = ['columns', 'merged'] as const;

interface ComparisonProps {
  readonly paragraphs: readonly ComparedParagraph[];
  readonly counts: ChangeCounts;
  readonly heads: readonly [string, string];
}

function Comparison({ paragraphs, counts, heads }: ComparisonProps) {
  const say = useWords(printedWords);
  // Two columns of a phone would be four words wide.
  const isPhone = useIsPhone();
  const [layout, setLayout] = useState<(typeof layouts)[number]>('columns');
  const text = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(-1);
  const goTo = (place: number): void => {
    setCurrent(place);
    text.current
      ?.querySelector(`[data-changed="${place}"]`)
      ?.scrollIntoView({ block: 'center', behavior: 'instant' });
  };
  return (
    <>
      <div className="printed-changes-bar">
        <p role="status">{say('versions.count', { ...counts })}</p>
        {!isPhone && (
          <RadioGroup
            label={say('versions.layout')}
            isLabelHidden
            isButtons
            isRow
            options={layouts.map((value) => ({ value, label: say(`versions.${value}`) }))}
            value={layout}
            onChange={setLayout}
          />
        )}
        <Steps current={current} count={counts.places} onGo={goTo} />
      </div>
      <div ref={text}>
        {isPhone || layout === 'merged' ? (
          <MergedText paragraphs={paragraphs} current={current} />
        ) : (
          <ComparedColumns paragraphs={paragraphs} current={current} heads={heads} />
        )}
      </div>
    </>
  );
}

interface StepsProps {
  /** -1: at none yet. */
  readonly current: number;
  readonly count: number;
  readonly onGo: (place: number) => void;
}

/** From one changed paragraph to the one before or behind it; after the last comes the first. */
function Steps({ current, count, onGo }: StepsProps) {
  const say = useWords(printedWords);
  return (
    <div className="printed-steps" role="group" aria-label={say('versions.steps')}>
      <span className="s-small s-muted" aria-live="polite">
        {current >= 0 && say('versions.position', { at: current + 1, count })}
      </span>
      <IconButton
        aria-label={say('versions.previous')}
        size="s"
        onPress={() => onGo(current <= 0 ? count - 1 : current - 1)}
      >
        <ChevronUp size={18} />
      </IconButton>
      <IconButton
        aria-label={say('versions.next')}
        size="s"
        onPress={() => onGo((current + 1) % count)}
      >
        <ChevronDown size={18} />
      </IconButton>
    </div>
  );
}

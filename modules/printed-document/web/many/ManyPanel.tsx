import {
  Badge,
  Button,
  Dialog,
  errorText,
  ErrorSummary,
  Progress,
  Select,
  useWords,
} from '@sarn/platform-web';
import { useState } from 'react';
import { copyWords } from '../copy/copy-words.ts';
import { editions } from '../copy/copy.client.ts';
import type { Edition } from '../copy/copy.client.ts';
import { manyWords } from './many-words.ts';
import { eachOnce, mostDocuments, useMany } from './use-many.ts';
import type { ChosenDocument, ManyAs, ManyResult } from './use-many.ts';
import '@sarn/platform-web/bulk.css';

export interface ManyPanelProps {
  readonly as: ManyAs;
  readonly rows: readonly ChosenDocument[];
  readonly onClose: () => void;
}

/** Many documents as one file: progress, and the result for each of them. */
export default function ManyPanel({ as, rows, onClose }: ManyPanelProps) {
  const say = useWords(manyWords);
  const chosen = eachOnce(rows);
  const documents = chosen.slice(0, mostDocuments);
  const [edition, setEdition] = useState<Edition>('original');
  const many = useMany(documents, { as, edition }, (count) => say('zipName', { count }));
  const handled = many.results.size;
  const all = documents.length;
  const isOver = handled > 0 && !many.isRunning;
  return (
    <Dialog
      isOpen
      isGuarded
      size="l"
      title={say(`title.${as}`, { count: all })}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{say('close')}</Button>
          <Button variant="primary" isPending={many.isRunning} onPress={() => void many.run()}>
            {say(isOver ? `again.${as}` : `go.${as}`)}
          </Button>
        </>
      }
    >
      <div className="list-bulk">
        <p className="s-muted">{say(`text.${as}`)}</p>
        <EditionChoice
          edition={edition}
          isDisabled={many.isRunning}
          onChoose={(chosenEdition) => {
            setEdition(chosenEdition);
            many.forget();
          }}
        />
        {chosen.length > all && <p>{say('most', { most: mostDocuments })}</p>}
        {many.error !== null && <ErrorSummary error={many.error} />}
        {many.isRunning && (
          <Progress
            label={say(`go.${as}`)}
            value={handled / all}
            text={say('progress', { done: handled, all })}
          />
        )}
        <p role="status" className="list-bulk-count">
          {isOver && say('done', { done: many.taken, all })}
        </p>
        <ul className="list-results" aria-label={say('results')}>
          {documents.map(({ documentId, title }) => (
            <li key={documentId} className="list-result">
              <span className="list-result-title">{title}</span>
              {(many.isRunning || isOver) && <State result={many.results.get(documentId)} />}
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

interface ChoiceProps {
  readonly edition: Edition;
  readonly isDisabled: boolean;
  readonly onChoose: (edition: Edition) => void;
}

/** The originals, or copies of those that have their pages in the system. */
function EditionChoice({ edition, isDisabled, onChoose }: ChoiceProps) {
  const say = useWords(copyWords);
  return (
    <Select
      label={say('kind')}
      description={edition === 'original' ? undefined : say('many')}
      isDisabled={isDisabled}
      options={editions.map((value) => ({ value, label: say(`kinds.${value}`) }))}
      value={edition}
      onChange={onChoose}
    />
  );
}

const tones = { taken: 'success', failed: 'danger', nothing: 'warning' } as const;

function State({ result }: { result: ManyResult | undefined }) {
  const say = useWords(manyWords);
  if (!result) return <Badge>{say('waiting')}</Badge>;
  if (result.state === 'taken' && result.left > 0) {
    return <Badge tone="warning">{say('left', { count: result.left })}</Badge>;
  }
  return (
    <>
      <Badge tone={tones[result.state]}>{say(`state.${result.state}`)}</Badge>
      {result.state === 'failed' && (
        <span className="list-result-why">{errorText(result.error)}</span>
      )}
    </>
  );
}

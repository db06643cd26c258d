import { openDocument, useTerms } from '@sarn/document/web';
import { formatTime } from '@sarn/kernel';
import { Button, useLanguage, useWords } from '@sarn/platform-web';
import type { Batch, BatchItem } from '@sarn/batch-signing/contract';
import { CircleCheck, CircleMinus, CircleX, Clock, LoaderCircle } from 'lucide-react';
import { useBatchCalls } from './batch.client.ts';
import { batchWords } from './words/batch-words.ts';

interface BatchItemsProps {
  readonly batch: Batch;
  /** The reader opened one that was changed. */
  readonly onSeen: (documentId: string) => void;
}

/** The documents of a batch in their order, those that were refused with why and what to do. */
export function BatchItems({ batch, onSeen }: BatchItemsProps) {
  const say = useWords(batchWords);
  return (
    <ul className="sign-many-results" aria-label={say('results')}>
      {batch.items.map((item) => (
        <Item key={item.documentId} {...{ batch, item, onSeen }} />
      ))}
    </ul>
  );
}

const icons = {
  waiting: <Clock size={20} aria-hidden="true" />,
  signing: <LoaderCircle size={20} aria-hidden="true" />,
  signed: <CircleCheck size={20} aria-hidden="true" />,
  refused: <CircleX size={20} aria-hidden="true" />,
  removed: <CircleMinus size={20} aria-hidden="true" />,
} as const;

function Item({ batch, item, onSeen }: BatchItemsProps & { readonly item: BatchItem }) {
  const say = useWords(batchWords);
  const language = useLanguage();
  const { state, title, number, at, documentId } = item;
  const facts = [
    ...(number === '' ? [] : [say('number', { number })]),
    ...(state === 'signed' ? [formatTime(at, language)] : []),
  ];
  return (
    <li className="sign-many-result" data-state={state}>
      {icons[state]}
      <div>
        <button
          type="button"
          className="sign-many-title"
          disabled={title === ''}
          onClick={() => openDocument(documentId)}
        >
          {title || say('hidden')}
        </button>
        <p className="s-small">
          <strong>{say(`item.${state}`)}</strong>{' '}
          {state === 'refused' ? <Why item={item} /> : facts.join(' · ')}
        </p>
        {state === 'refused' && <WayOut {...{ batch, item, onSeen }} />}
      </div>
    </li>
  );
}

/** The sentence of the refusal; who changed it, where that was why. */
function Why({ item: { failure, changed } }: { readonly item: BatchItem }) {
  const say = useWords(batchWords);
  const term = useTerms();
  const language = useLanguage();
  if (!failure) return null;
  if (changed) return say('changed', { by: changed.by, at: formatTime(changed.at, language) });
  return term(failure.sentence);
}

function WayOut({ batch, item, onSeen }: BatchItemsProps & { readonly item: BatchItem }) {
  const say = useWords(batchWords);
  const { remove } = useBatchCalls();
  const { documentId } = item;
  const open = () => {
    onSeen(documentId);
    openDocument(documentId);
  };
  return (
    <div className="sign-many-ways">
      {item.title !== '' && (
        <Button size="s" onPress={open}>
          {say(item.changed ? 'openNew' : 'openDocument')}
        </Button>
      )}
      <Button
        size="s"
        isPending={remove.isPending}
        onPress={() => remove.mutate({ id: batch.id, documentId })}
      >
        {say('remove')}
      </Button>
    </div>
  );
}

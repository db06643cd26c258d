import { Loaded, PageHeader, Button, useDialogs, useLanguage, useWords } from '@sarn/platform-web';
import { formatTime } from '@sarn/kernel';
import type { Batch, BatchItem } from '@sarn/batch-signing/contract';
import { useNavigate } from '@tanstack/react-router';
import { Pause } from 'lucide-react';
import { useState } from 'react';
import { useBatch, useBatchCalls } from './batch.client.ts';
import { BatchBar } from './BatchBar.tsx';
import { BatchItems } from './BatchItems.tsx';
import { ResumeDialog } from './ResumeDialog.tsx';
import { batchWords } from './words/batch-words.ts';
import './batch.css';

/** How far a batch came, with the result of each document. */
export function BatchPage({ id }: { readonly id: string }) {
  const batch = useBatch(id);
  return (
    <Loaded query={batch} lines={6}>
      {(data) => <Shown batch={data} />}
    </Loaded>
  );
}

const countOf = (items: readonly BatchItem[], ...states: readonly BatchItem['state'][]): number =>
  items.filter(({ state }) => states.includes(state)).length;

function Shown({ batch }: { readonly batch: Batch }) {
  const say = useWords(batchWords);
  const language = useLanguage();
  const navigate = useNavigate();
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const [isResuming, setResuming] = useState(false);
  const { items } = batch;
  const again = items.filter((item) => mayTryAgain(item, seen));
  const all = items.length - countOf(items, 'removed');
  return (
    <div className="sign-many">
      <PageHeader
        title={say('progress', { done: countOf(items, 'signed'), all })}
        meta={
          batch.secondsLeft !== null && <span>{say('left', { seconds: batch.secondsLeft })}</span>
        }
        actions={<Actions batch={batch} again={again} onResume={() => setResuming(true)} />}
        onBack={() => void navigate({ to: '/sarabun/queue/sign' })}
      />
      <BatchBar batch={batch} />
      <BatchItems batch={batch} onSeen={(id) => setSeen(new Set(seen).add(id))} />
      <div className="sign-many-foot">
        <span className="s-muted s-small">
          {say('began', { at: formatTime(batch.begunAt, language) })}
        </span>
        <Button onPress={() => void navigate({ to: '/sarabun/queue/sign' })}>
          {say('toQueue')}
        </Button>
      </div>
      {isResuming && (
        <ResumeDialog batch={batch} again={again} onClose={() => setResuming(false)} />
      )}
    </div>
  );
}

/** A document that somebody changed is tried again only after its person opened it. */
const mayTryAgain = (
  { state, failure, documentId }: BatchItem,
  seen: ReadonlySet<string>,
): boolean => state === 'refused' && (failure?.code !== 'registry.stale' || seen.has(documentId));

interface ActionsProps {
  readonly batch: Batch;
  readonly again: readonly BatchItem[];
  readonly onResume: () => void;
}

function Actions({ batch: { id, state, items }, again, onResume }: ActionsProps) {
  const say = useWords(batchWords);
  const dialogs = useDialogs();
  const { pause, end } = useBatchCalls();
  if (state === 'running') {
    return (
      <Button
        icon={<Pause size={18} />}
        isPending={pause.isPending}
        onPress={() => pause.mutate(id)}
      >
        {say('pause')}
      </Button>
    );
  }
  const left = countOf(items, 'waiting', 'signing');
  const count = left + again.length;
  const endIt = async () => {
    const text = say('endQuestion', { count: left });
    if (await dialogs.confirm({ title: say('end'), text })) end.mutate(id);
  };
  return (
    <>
      {state !== 'ended' && (
        <Button isPending={end.isPending} onPress={() => void endIt()}>
          {say('end')}
        </Button>
      )}
      {count > 0 && (
        <Button variant="primary" onPress={onResume}>
          {say(left > 0 ? 'resume' : 'again', { count })}
        </Button>
      )}
    </>
  );
}

import type { QueueStepsProps } from '@sarn/document/web';
import { IconButton, Shortcuts, useWords } from '@sarn/platform-web';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect } from 'react';
import { listWords } from '../list/words/list-words.ts';
import { readQueue, useQueue } from './queue.client.ts';
import { keepOrder, orderOf, placeOf } from './queue-order.ts';
import { pageSize } from './queue-view.ts';
import './queue-steps.css';

/**
 * “2 of 5”: the place of the opened document in its queue, with the way to the one before and the
 * one after it, in the order and with the filter that the reader had.
 */
export function QueueSteps({ documentId, row, queue, onShow }: QueueStepsProps) {
  const say = useWords(listWords);
  const { ask, at, documentId: last } = orderOf(queue, row ? undefined : documentId);
  const { data, isPlaceholderData } = useQueue(ask);
  const rows = data?.rows ?? [];
  const found = placeOf(rows, documentId, row);
  const isKnown = found >= 0 && !isPlaceholderData;
  useEffect(() => {
    if (isKnown) keepOrder(queue, { ask, at: found, documentId });
  }, [queue, ask, found, isKnown, documentId]);
  const place = isKnown ? found : at;
  const page = Number(ask.page ?? 1);
  const total = data?.total ?? 0;
  const before = place > 0 || page > 1;
  // What no longer waits left its place to the one below.
  const step = isKnown ? 1 : 0;
  const after = (page - 1) * pageSize + place + step < total;
  const go = async (to: number): Promise<void> => {
    const turned = to < 0 ? page - 1 : page + (to >= pageSize ? 1 : 0);
    const list = turned === page ? rows : (await readQueue({ ...ask, page: turned })).rows;
    const next = turned < page ? list.length - 1 : to % pageSize;
    const opened = list[next];
    if (!opened) return;
    const order = { ask: { ...ask, page: turned }, at: next, documentId: opened.documentId };
    keepOrder(queue, order);
    onShow(opened.documentId, opened.key);
  };
  const back = () => void (before && go(place - 1));
  const on = () => void (after && go(place + step));
  // Opened from elsewhere, and not on the page that was seen last: its place is not known.
  const wasKnown = isKnown || last === documentId;
  if (!wasKnown || total === 0 || (isKnown && total === 1)) return null;
  return (
    <div className="queue-steps" role="group" aria-label={say('steps.label')}>
      <Shortcuts
        keys={[
          { key: 'j', label: say('steps.next'), run: on },
          { key: 'k', label: say('steps.back'), run: back },
        ]}
      />
      <IconButton aria-label={say('steps.back')} isDisabled={!before} onPress={back}>
        <ChevronLeft size={18} />
      </IconButton>
      {isKnown && (
        <span className="queue-place" aria-live="polite">
          {say('steps.place', { position: (page - 1) * pageSize + found + 1, total })}
        </span>
      )}
      <IconButton aria-label={say('steps.next')} isDisabled={!after} onPress={on}>
        <ChevronRight size={18} />
      </IconButton>
    </div>
  );
}

import { TableKeys, useWords } from '@sarn/platform-web';
import { Fragment } from 'react';
import { useWaitingFigures } from '../queue/queue.client.ts';
import type { FiguresAsk } from '../queue/queue.client.ts';
import { listWords } from './words/list-words.ts';
import './list.css';

/**
 * How much waits in a queue or a list of queues, whatever the reader filters: all, unread, due today,
 * overdue. Without a line the numbers seen last stay.
 */
export function WaitingFigures({ ask }: { readonly ask: FiguresAsk }) {
  const say = useWords(listWords);
  const figures = useWaitingFigures(ask).data;
  if (!figures) return <span className="waiting-figures" />;
  const { total, isCapped, unread, dueToday, overdue } = figures;
  const count = total.toLocaleString('en');
  const facts = [
    { name: 'unread', value: unread },
    { name: 'today', value: dueToday },
    { name: 'late', value: overdue, className: 'waiting-late' },
  ] as const;
  return (
    <span className="waiting-figures" role="status">
      <span className="s-badge s-tone-neutral">
        {say(isCapped ? 'figures.capped' : 'figures.count', { count })}
      </span>
      <span className="waiting-facts s-dotted">
        {facts
          .filter(({ value }) => value > 0)
          .map(({ name, value, ...look }, place) => (
            <Fragment key={name}>
              {place > 0 && ' '}
              <span {...look}>{say(`figures.${name}`, { count: value })}</span>
            </Fragment>
          ))}
      </span>
    </span>
  );
}

interface ListKeysProps {
  /** Its rows can be chosen. */
  readonly canChoose?: boolean;
  /** Its rows have an act of their own. */
  readonly hasAct?: boolean;
}

/** The keys of a list of documents. */
export function ListKeys({ canChoose = true, hasAct = true }: ListKeysProps) {
  const say = useWords(listWords);
  return <TableKeys canChoose={canChoose} {...(hasAct ? { act: say('figures.act') } : {})} />;
}

import { ShiftButtons, useWords } from '@sarn/platform-web';
import type { QueueRow } from '@sarn/search/contract';
import { listWords } from './words/list-words.ts';

interface RowOrderProps {
  readonly rows: readonly QueueRow[];
  readonly onChange: (rows: QueueRow[]) => void;
}

/** The chosen rows in the order in which they get their numbers. */
export function RowOrder({ rows, onChange }: RowOrderProps) {
  const say = useWords(listWords);
  const reorder = (from: number, to: number) =>
    onChange(rows.toSpliced(from, 1).toSpliced(to, 0, ...rows.slice(from, from + 1)));
  return (
    <>
      <p className="s-muted">{say('bulk.orderHint')}</p>
      <ol className="list-results" aria-label={say('bulk.order')}>
        {rows.map((row, place) => (
          <li key={row.key} className="list-ordered">
            <span className="list-ordered-place">{place + 1}</span>
            <span className="list-result-title">{row.title}</span>
            {rows.length > 1 && (
              <span className="list-ordered-moves">
                <ShiftButtons
                  size="s"
                  up={say('bulk.up', { title: row.title })}
                  down={say('bulk.down', { title: row.title })}
                  at={place}
                  count={rows.length}
                  onShift={(by) => reorder(place, place + by)}
                />
              </span>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

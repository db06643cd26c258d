import { Undo2 } from 'lucide-react';
import { Button } from '../action/Button.tsx';
import { useToasts } from '../overlay/toasts.ts';
import { platformWords } from '../words/platform-words.ts';
import { useWords } from '../words/words.ts';
import { Loaded } from './Loaded.tsx';
import type { LoadedProps } from './Loaded.tsx';
import { Timeline } from './Timeline.tsx';
import type { TimelineEntry } from './Timeline.tsx';

export interface UndoButtonProps {
  readonly isPending: boolean;
  /** Takes the own last change back. */
  readonly onUndo: () => Promise<unknown>;
}

/** Undoes the own last change of a setting, and says whether it did. */
export function UndoButton({ isPending, onUndo }: UndoButtonProps) {
  const say = useWords(platformWords);
  const toasts = useToasts();
  const press = () =>
    void onUndo().then(
      () => toasts.show({ tone: 'success', title: say('history.undone') }),
      (error: unknown) => toasts.fail(error),
    );
  return (
    <Button icon={<Undo2 size={18} />} isPending={isPending} onPress={press}>
      {say('history.undo')}
    </Button>
  );
}

export interface ChangeHistoryProps<T> extends UndoButtonProps {
  readonly query: LoadedProps<{ readonly rows: readonly T[]; readonly mayUndo: boolean }>['query'];
  readonly 'aria-label': string;
  readonly entryOf: (row: T) => TimelineEntry;
}

/** Who changed a setting, when and why; the own last change can be undone. */
export function ChangeHistory<T>({ query, entryOf, ...props }: ChangeHistoryProps<T>) {
  const say = useWords(platformWords);
  return (
    <Loaded query={query} lines={4}>
      {({ rows, mayUndo }) => (
        <div className="s-change-history">
          {mayUndo && <UndoButton isPending={props.isPending} onUndo={props.onUndo} />}
          {rows.length === 0 ? (
            <p className="s-muted">{say('history.none')}</p>
          ) : (
            <Timeline aria-label={props['aria-label']} entries={rows.map(entryOf)} />
          )}
        </div>
      )}
    </Loaded>
  );
}

import type { LeftRow } from '@sarn/configuration/contract';
import {
  Button,
  Card,
  ErrorSummary,
  Moment,
  useDialogs,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import { Undo2 } from 'lucide-react';
import { configurationWords } from '../words/configuration-words.ts';
import { useLastImport, useUndoImport } from './file.client.ts';

/** The own last import: undone as one act, but for what was changed since or is in use, which is named. */
export function LastImport() {
  const say = useWords(configurationWords);
  const last = useLastImport().data?.item;
  const undo = useUndo();
  // What the server held back is known with its reason until the page is left.
  const rows = [...(last?.left ?? []), ...undo.left.filter(({ reason }) => reason !== 'changed')];
  if (!last?.mayUndo && rows.length === 0) return <ErrorSummary error={undo.error} isFocused />;
  return (
    <Card title={say('file.last')}>
      <ErrorSummary error={undo.error} isFocused />
      <div className="configuration-last">
        {last && (
          <p>
            {say('file.lastText', { count: last.count })} <Moment at={last.appliedAt} />
            <span className="s-small s-muted">{say('file.undoHint')}</span>
          </p>
        )}
        {last?.mayUndo && (
          <Button
            icon={<Undo2 size={18} aria-hidden="true" />}
            isPending={undo.isPending}
            onPress={() => void undo.press(last)}
          >
            {say('file.undo')}
          </Button>
        )}
      </div>
      <LeftRows rows={rows} />
    </Card>
  );
}

type Last = NonNullable<NonNullable<ReturnType<typeof useLastImport>['data']>['item']>;

function useUndo() {
  const say = useWords(configurationWords);
  const toasts = useToasts();
  const dialogs = useDialogs();
  const undo = useUndoImport();
  const press = async ({ importId, count, left }: Last): Promise<void> => {
    const isSure = await dialogs.confirm({
      title: say('file.undoTitle', { count: count - left.length }),
      text: say(left.length > 0 ? 'file.undoLeft' : 'file.undoText', { count: left.length }),
      tone: 'warning',
      confirmLabel: say('file.undo'),
    });
    if (!isSure) return;
    undo.mutate(importId, {
      onSuccess: ({ count: undone, waiting }) =>
        void toasts.show({
          ...{ tone: 'success', title: say('file.undone', { count: undone }) },
          ...(waiting > 0 ? { text: say('file.waiting', { count: waiting }) } : {}),
        }),
    });
  };
  return { press, error: undo.error, isPending: undo.isPending, left: undo.data?.left ?? [] };
}

/** Rows that stay as they were imported, by name, each with why. */
function LeftRows({ rows }: { readonly rows: readonly LeftRow[] }) {
  const say = useWords(configurationWords);
  if (rows.length === 0) return null;
  return (
    <section className="configuration-left" aria-label={say('file.left', { count: rows.length })}>
      <h3>{say('file.left', { count: rows.length })}</h3>
      <ul>
        {rows.map(({ section, name, reason, why }) => (
          <li key={`${section} ${name}`}>
            <strong>
              {section} “{name}”
            </strong>{' '}
            {why || say(`file.leftReason.${reason}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}

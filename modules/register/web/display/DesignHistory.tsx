import type { DesignDifference, DesignEntry } from '@sarn/register/contract';
import {
  Button,
  ChangeHistory,
  Disclosure,
  formatMoment,
  useLanguage,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import type { Say } from '@sarn/platform-web';
import { useDesignHistory, useRestoreDesign, useUndoDesign } from './display.client.ts';
import type { DesignPart } from './display.client.ts';
import { displayWords } from './words/display-words.ts';
import type { th } from './words/th.ts';

interface DesignHistoryProps {
  readonly book: string;
  readonly part: DesignPart;
  /** Of the design as it was read. */
  readonly version: number;
  /** What a column or an act is called. */
  readonly nameOf: (id: string) => string;
  /** How a value of a field is shown, where yes and no do not do. */
  readonly valueOf?: (field: string, value: string) => string | undefined;
  /** Called when another design holds. */
  readonly onRestored: () => void;
}

/** Who changed a design, when and why, with the way back to each of its states. */
export function DesignHistory(props: DesignHistoryProps) {
  const say = useWords(displayWords);
  return (
    <Disclosure title={say('history.title')} level={2}>
      <OpenedHistory {...props} />
    </Disclosure>
  );
}

function OpenedHistory(props: DesignHistoryProps) {
  const { book, part, version, onRestored } = props;
  const say = useWords(displayWords);
  const language = useLanguage();
  const found = useDesignHistory(book, part);
  const undo = useUndoDesign();
  return (
    <ChangeHistory
      aria-label={say('history.title')}
      query={found}
      isPending={undo.isPending}
      onUndo={() => undo.mutateAsync({ book, part, version }).then(onRestored)}
      entryOf={(entry) => ({
        ...{ id: entry.id, at: entry.at, who: entry.byName },
        when: formatMoment(entry.at, language),
        what: <Entry {...props} entry={entry} />,
        note: entry.reason === '' ? undefined : entry.reason,
      })}
    />
  );
}

function Entry({ entry, ...props }: DesignHistoryProps & { readonly entry: DesignEntry }) {
  const say = useWords(displayWords);
  return (
    <>
      {say(`history.${entry.act}`)}
      {entry.changes.map((change) => (
        <Difference key={`${change.of} ${change.field}`} {...props} change={change} />
      ))}
      {entry.mayRestore && <Restore {...props} entry={entry} />}
    </>
  );
}

interface DifferenceProps extends DesignHistoryProps {
  readonly change: DesignDifference;
}

function Difference({ change, nameOf, valueOf }: DifferenceProps) {
  const say = useWords(displayWords);
  const { of, field, from, to } = change;
  if (field === 'order') return <div className="s-small">{say('history.order')}</div>;
  const name = nameOf(of);
  if (field === 'present') {
    return (
      <div className="s-small">
        {say(to === 'true' ? 'history.came' : 'history.went', { name })}
      </div>
    );
  }
  const shown = (value: string): string =>
    valueOf?.(field, value) ??
    { true: say('history.yes'), false: say('history.no'), '': say('history.usual') }[value] ??
    value;
  return (
    <div className="s-small">
      {say('history.change', {
        ...{ name, field: fieldName(say, field) },
        ...{ from: shown(from), to: shown(to) },
      })}
    </div>
  );
}

const fields = [
  ...(['nameTh', 'nameEn', 'width', 'onScreen', 'onPhone', 'inExcel', 'inPrint'] as const),
  ...(['seenBy', 'place'] as const),
] as const;

function fieldName(say: Say<typeof th>, field: string): string {
  const known = fields.find((name) => name === field);
  return known ? say(`history.field.${known}`) : field;
}

function Restore({
  book,
  part,
  version,
  onRestored,
  entry,
}: DesignHistoryProps & {
  readonly entry: DesignEntry;
}) {
  const say = useWords(displayWords);
  const language = useLanguage();
  const toasts = useToasts();
  const restore = useRestoreDesign();
  const when = formatMoment(entry.at, language);
  return (
    <div>
      <Button
        size="s"
        variant="ghost"
        aria-label={say('history.useOf', { when })}
        isPending={restore.isPending}
        onPress={() =>
          restore.mutate(
            { book, part, version, entryId: entry.id, reason: say('history.because', { when }) },
            {
              onSuccess: () => {
                onRestored();
                toasts.show({ tone: 'success', title: say('history.restoredNow') });
              },
              onError: (error) => toasts.fail(error),
            },
          )
        }
      >
        {say('history.use')}
      </Button>
    </div>
  );
}

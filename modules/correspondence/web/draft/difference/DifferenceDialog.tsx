import { Button, Dialog, ErrorSummary, useWords, useSavedWhen } from '@sarn/platform-web';
import type { DocumentDetail } from '@sarn/document/contract';
import { useDocument } from '@sarn/document/web';
import { useState } from 'react';
import { lastSaving } from '../saved-draft.ts';
import type { FieldDifference, Side } from './differing.ts';
import { FieldChoice } from './FieldChoice.tsx';
import type { DraftDifference } from './use-difference.ts';
import { differenceWords } from './words/difference-words.ts';
import './difference.css';

/** Shows, field by field, what was saved elsewhere and what was typed here, and lets choose. */
export default function DifferenceDialog({ found }: { readonly found: DraftDifference }) {
  const say = useWords(differenceWords);
  const known = useDocument(found.documentId);
  const detail = known.data;
  // An answer from before the other saving would show no difference.
  const isOld = !detail || detail.version <= found.version;
  if (isOld && known.isFetching) return null;
  if (!detail) {
    return (
      <Dialog isOpen isGuarded size="l" title={say('title')} onClose={found.hide}>
        <ErrorSummary error={known.error} onRetry={() => void known.refetch()} />
      </Dialog>
    );
  }
  return <Choosing key={detail.version} found={found} detail={detail} />;
}

interface ChoosingProps {
  readonly found: DraftDifference;
  readonly detail: DocumentDetail;
}

const begun = (fields: readonly FieldDifference[]): ReadonlyMap<string, Side> =>
  new Map(fields.flatMap(({ name, changedBy }) => (changedBy ? [[name, changedBy] as const] : [])));

function Choosing({ found, detail }: ChoosingProps) {
  const say = useWords(differenceWords);
  const when = useSavedWhen();
  const fields = found.fieldsOf(detail);
  const [choices, setChoices] = useState(() => begun(fields));
  const open = fields.filter(({ name }) => !choices.has(name)).length;
  const all = (side: Side) => setChoices(new Map(fields.map(({ name }) => [name, side])));
  const saving = lastSaving(detail);
  return (
    <Dialog
      isOpen
      isGuarded
      size="l"
      title={say('title')}
      onClose={found.hide}
      footer={
        <>
          <span className="difference-open s-muted s-small" role="status">
            {open > 0 && say('choose', { count: open })}
          </span>
          <Button onPress={found.hide}>{say('later')}</Button>
          <Button
            variant="primary"
            isDisabled={open > 0}
            onPress={() => found.choose(detail, choices)}
          >
            {say('save')}
          </Button>
        </>
      }
    >
      {saving && <p>{say('who', { name: saving.actorName, at: when(saving.at) })}</p>}
      {fields.length === 0 && <p>{say('none')}</p>}
      {fields.length > 1 && (
        <div className="difference-all">
          <Button size="s" onPress={() => all('theirs')}>
            {say('allTheirs')}
          </Button>
          <Button size="s" onPress={() => all('mine')}>
            {say('allMine')}
          </Button>
        </div>
      )}
      {fields.map((field) => (
        <FieldChoice
          key={field.name}
          field={field}
          side={choices.get(field.name) ?? null}
          onChoose={(side) => setChoices((known) => new Map(known).set(field.name, side))}
        />
      ))}
    </Dialog>
  );
}

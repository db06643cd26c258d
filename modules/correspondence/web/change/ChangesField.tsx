import { ComboBox, FormRow, IconButton, Select, useWords } from '@sarn/platform-web';
import type { Option } from '@sarn/platform-web';
import { changeKinds, publicationRules } from '@sarn/document/contract';
import type { ChangeKind, PublicationKind } from '@sarn/document/contract';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useTerms } from '@sarn/document/web';
import { useFindChangeable } from './change.client.ts';
import { changeWords } from './words/change-words.ts';

/** A document published before, and what the draft does to it. */
export interface DraftChange {
  readonly documentId: string;
  readonly kind: ChangeKind;
  readonly title: string;
  readonly hint: string;
}

interface ChangesFieldProps {
  readonly kind: PublicationKind;
  readonly changes: readonly DraftChange[];
  readonly onChange: (changes: readonly DraftChange[]) => void;
  readonly error: string | null;
}

/** Which documents in force the draft amends, repeals or supersedes. */
export function ChangesField({ kind, changes, onChange, error }: ChangesFieldProps) {
  const say = useWords(changeWords);
  const find = useFindChangeable(kind);
  // A new key after each choice empties the box.
  const [round, setRound] = useState(0);
  const [usual = 'amends'] = publicationRules[kind].mayChange;
  const add = (document: Option | null) => {
    if (!document?.value) return;
    const { value: documentId, label: title, hint = '' } = document;
    if (!changes.some((known) => known.documentId === documentId)) {
      onChange([...changes, { documentId, kind: usual, title, hint }]);
    }
    setRound(round + 1);
  };
  return (
    <FormRow>
      <div className="reg-stack">
        <ComboBox
          key={round}
          label={say('field')}
          description={say('fieldHint')}
          loadOptions={find}
          value={null}
          onChange={add}
          error={error}
          autoFocus={round > 0}
        />
        {changes.length > 0 && (
          <ul className="picker-people">
            {changes.map((change) => (
              <ChangeRow
                key={change.documentId}
                kind={kind}
                change={change}
                onKind={(next) =>
                  onChange(changes.map((one) => (one === change ? { ...one, kind: next } : one)))
                }
                onRemove={() => onChange(changes.filter((one) => one !== change))}
              />
            ))}
          </ul>
        )}
      </div>
    </FormRow>
  );
}

function ChangeRow(props: {
  readonly kind: PublicationKind;
  readonly change: DraftChange;
  readonly onKind: (kind: ChangeKind) => void;
  readonly onRemove: () => void;
}) {
  const { kind, change, onKind, onRemove } = props;
  const say = useWords(changeWords);
  const term = useTerms();
  const options = publicationRules[kind].mayChange.map((value) => ({
    value,
    label: term(changeKinds[value]),
  }));
  return (
    <li className="picker-person">
      <span className="picker-person-text">
        {change.title}
        {change.hint && <span className="picker-person-hint">{change.hint}</span>}
      </span>
      <Select
        label={say('how')}
        isLabelHidden
        options={options}
        value={change.kind}
        onChange={onKind}
      />
      <IconButton size="s" aria-label={say('remove', { title: change.title })} onPress={onRemove}>
        <X size={16} />
      </IconButton>
    </li>
  );
}

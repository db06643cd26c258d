import { isOfSeveral, pastedPeople } from '@sarn/minutes/contract';
import type { Attendee, AttendanceList } from '@sarn/minutes/contract';
import { Button, ComboBox, useWords } from '@sarn/platform-web';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { findStaff } from '../find-staff.ts';
import { nobody } from '../minutes-draft.ts';
import { minutesWords } from '../words/minutes-words.ts';

interface AddAttendeeProps {
  readonly list: AttendanceList;
  /** What is in the box: the form holds it, so that it is not lost. */
  readonly typed: string;
  readonly onType: (text: string) => void;
  /** False where they were not added. */
  readonly onAdd: (people: readonly Attendee[]) => boolean;
}

/** Adds somebody of the agency, somebody from outside who is typed, or all people of a pasted text. */
export function AddAttendee({ list, typed, onType, onAdd }: AddAttendeeProps) {
  const say = useWords(minutesWords);
  // A new box after each person: it starts empty.
  const [round, setRound] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const add = (people: readonly Attendee[]) => {
    if (people.length === 0 || !onAdd(people)) return;
    setRound((before) => before + 1);
  };
  const addTyped = () => add(pastedPeople(typed));
  return (
    <div
      ref={box}
      className="minutes-add"
      role="presentation"
      onPasteCapture={(event) => {
        const text = event.clipboardData.getData('text/plain');
        if (!isOfSeveral(text)) return;
        event.preventDefault();
        event.stopPropagation();
        add(pastedPeople(text));
      }}
      onKeyDownCapture={(event) => {
        if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
        const { target } = event;
        if (!(target instanceof HTMLInputElement)) return;
        // Somebody of the list is chosen by the box itself.
        if (target.hasAttribute('aria-activedescendant')) return;
        event.preventDefault();
        event.stopPropagation();
        addTyped();
      }}
    >
      <ComboBox
        key={round}
        label={say(`add.${list}`)}
        description={say('addHint')}
        isFreeText
        loadOptions={findStaff}
        value={typed === '' ? null : { value: '', label: typed }}
        autoFocus={round > 0}
        onChange={(chosen) => {
          if (!chosen?.value) return onType(chosen?.label ?? '');
          add([{ ...nobody, name: chosen.label, post: chosen.hint ?? '' }]);
        }}
      />
      <Button
        size="s"
        variant="ghost"
        icon={<Plus size={16} />}
        isDisabled={typed.trim() === ''}
        onPress={addTyped}
      >
        {say('addTyped')}
      </Button>
    </div>
  );
}

import { ComboBox, IconButton, useWords } from '@sarn/platform-web';
import type { Option } from '@sarn/platform-web';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useState } from 'react';
import { pickerWords } from './picker-words.ts';
import { useFindPeople } from './people.client.ts';
import './picker.css';

export interface PeoplePickerProps {
  readonly label: string;
  readonly scopeUnitId: string | null;
  readonly people: readonly Option[];
  readonly onChange: (people: readonly Option[]) => void;
  readonly error?: string | null;
  readonly description?: string;
  /** Whether the order counts: reviewers act one after the other. */
  readonly isOrdered?: boolean;
}

/** Several people, in an order where the order counts. */
export function PeoplePicker(props: PeoplePickerProps) {
  const { people, onChange, isOrdered = false } = props;
  const find = useFindPeople(props.scopeUnitId);
  // A new box after each choice: it starts empty and keeps the focus rules of the component.
  const [round, setRound] = useState(0);
  const add = (person: Option | null) => {
    if (!person?.value) return;
    if (!people.some((known) => known.value === person.value)) onChange([...people, person]);
    setRound(round + 1);
  };
  return (
    <div className="picker-stack">
      <ComboBox
        key={round}
        label={props.label}
        loadOptions={find}
        value={null}
        onChange={add}
        error={props.error ?? null}
        description={props.description}
        autoFocus={round > 0}
      />
      {people.length > 0 && (
        <ol className="picker-people" data-ordered={isOrdered || undefined}>
          {people.map((person, place) => (
            <ChosenPerson
              key={person.value}
              person={person}
              place={place}
              people={people}
              onChange={onChange}
              isOrdered={isOrdered}
            />
          ))}
        </ol>
      )}
    </div>
  );
}

interface ChosenPersonProps {
  readonly person: Option;
  readonly place: number;
  readonly people: readonly Option[];
  readonly onChange: (people: readonly Option[]) => void;
  readonly isOrdered: boolean;
}

function ChosenPerson({ person, place, people, onChange, isOrdered }: ChosenPersonProps) {
  const say = useWords(pickerWords);
  const name = person.label;
  return (
    <li className="picker-person">
      {isOrdered && <span className="picker-person-place">{place + 1}</span>}
      <span className="picker-person-text">
        {name}
        {person.hint && <span className="picker-person-hint">{person.hint}</span>}
      </span>
      {isOrdered && (
        <>
          <IconButton
            size="s"
            aria-label={say('up', { name })}
            isDisabled={place === 0}
            onPress={() => onChange(swapped(people, place, place - 1))}
          >
            <ArrowUp size={16} />
          </IconButton>
          <IconButton
            size="s"
            aria-label={say('down', { name })}
            isDisabled={place === people.length - 1}
            onPress={() => onChange(swapped(people, place, place + 1))}
          >
            <ArrowDown size={16} />
          </IconButton>
        </>
      )}
      <IconButton
        size="s"
        aria-label={say('remove', { name })}
        onPress={() => onChange(people.filter((known) => known !== person))}
      >
        <X size={16} />
      </IconButton>
    </li>
  );
}

function swapped(people: readonly Option[], one: number, other: number): readonly Option[] {
  const next = [...people];
  const [a, b] = [next[one], next[other]];
  if (a && b) [next[one], next[other]] = [b, a];
  return next;
}

import { isOfSeveral, pastedPeople } from '@sarn/minutes/contract';
import type { Attendee, AttendanceList } from '@sarn/minutes/contract';
import { useWords } from '@sarn/platform-web';
import { useRef } from 'react';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { nobody } from '../minutes-draft.ts';
import { minutesWords } from '../words/minutes-words.ts';
import { AttendeeRow } from './AttendeeRow.tsx';
import { focusAfter, focusLater } from './focus-later.ts';
import { useDragOrder } from './use-drag-order.ts';

interface AttendeeRowsProps {
  readonly list: AttendanceList;
  readonly people: readonly Attendee[];
  readonly onChange: (people: readonly Attendee[]) => void;
  readonly onRemove: (at: number) => void;
  readonly onGive: (at: number, other: AttendanceList) => void;
}

/** The people of a list, in their order. */
export function AttendeeRows({ list, people, onChange, onRemove, onGive }: AttendeeRowsProps) {
  const say = useWords(minutesWords);
  const rows = useRef<HTMLOListElement>(null);
  const cell = (at: number, field: string) => `[data-row="${at}"] [data-field="${field}"]`;
  const focus = (at: number, field: string) => focusLater(rows.current, cell(at, field));
  const place = (from: number, to: number) => {
    const one = people[from];
    if (!one || to < 0 || to >= people.length || to === from) return false;
    onChange(people.toSpliced(from, 1).toSpliced(to, 0, one));
    return true;
  };
  const drag = useDragOrder(rows, place);
  const onKey = (event: KeyboardEvent, at: number) => {
    const field = (event.target as HTMLElement).dataset['field'];
    if (field === undefined || event.nativeEvent.isComposing) return;
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (by !== 0 && event.altKey) {
      event.preventDefault();
      focusAfter(rows.current, cell(at + by, field), () => place(at, at + by));
    } else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      // The next one is typed in the next row.
      focusAfter(rows.current, cell(at + 1, 'name'), () => {
        if (at === people.length - 1) onChange([...people, nobody]);
      });
    }
  };
  /** Several people are pasted into rows, not into one field. */
  const onPaste = (event: ClipboardEvent, at: number) => {
    const text = event.clipboardData.getData('text/plain');
    const one = people[at];
    if (!one || !isOfSeveral(text)) return;
    event.preventDefault();
    const isFree = one.name + one.post + one.remark === '';
    onChange(people.toSpliced(isFree ? at : at + 1, isFree ? 1 : 0, ...pastedPeople(text)));
  };
  if (people.length === 0) return <p className="minutes-empty s-muted">{say('nobody')}</p>;
  return (
    <ol ref={rows} className="minutes-people">
      {people.map((one, at) => (
        <AttendeeRow
          // The fields of a row hold nothing of their own: what is in them is of its place.
          key={at}
          {...{ list, one, at, count: people.length }}
          drop={drag.dropAt(at)}
          grip={drag.grip(at)}
          onChange={(part) => onChange(people.with(at, { ...one, ...part }))}
          onPlace={(to) => {
            if (place(at, to)) focus(to, 'more');
          }}
          onRemove={() => {
            onRemove(at);
            focus(Math.min(at, people.length - 2), 'name');
          }}
          onGive={(other) => onGive(at, other)}
          onKey={(event) => onKey(event, at)}
          onPaste={(event) => onPaste(event, at)}
        />
      ))}
    </ol>
  );
}

import type { KeyboardEvent } from 'react';

interface AgendaCellProps {
  /** Names it within its row. */
  readonly field: string;
  readonly value: string;
  readonly name: string;
  readonly placeholder: string;
  readonly onText: (text: string) => void;
  readonly onShift: (by: -1 | 1, field: string) => void;
  /** Enter was pressed: on to what is typed next. */
  readonly onNext: (field: string) => void;
}

/** A part of an item, typed in its place: a part of the text that has one line. */
export function AgendaCell(props: AgendaCellProps) {
  const { field, value, name, placeholder, onText, onShift, onNext } = props;
  const onKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (by !== 0 && event.altKey) {
      event.preventDefault();
      onShift(by, field);
    } else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      onNext(field);
    }
  };
  return (
    <textarea
      className="minutes-cell"
      data-field={field}
      rows={1}
      aria-label={name}
      placeholder={placeholder}
      value={value}
      onChange={({ target }) => onText(target.value.replaceAll(/[\r\n]+/g, ' '))}
      onKeyDown={onKey}
    />
  );
}

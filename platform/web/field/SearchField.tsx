import { graphemeCount, todoTable } from '@sarn/kernel';
import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button, Group, Input, SearchField as AriaSearchField } from 'react-aria-components';
import { defined } from '../defined.ts';
import { FieldParts, fieldState } from './FieldParts.tsx';
import type { FieldProps } from './FieldParts.tsx';
import { platformWords } from '../words/platform-words.ts';
import { useWords } from '../words/words.ts';

export interface SearchFieldProps extends FieldProps {
  readonly value: string;
  /** Called after a pause of `delayMs` in typing, on Enter, and on clearing. */
  readonly onSearch: (text: string) => void;
  /** Pause before searching; default 800 ms (specification §9). */
  readonly delayMs?: number | undefined;
  /** Shorter texts wait for Enter, except the empty one; in characters as seen, default 0. */
  readonly minLength?: number | undefined;
  /** In place of `minLength`: whether a text is searched for while it is typed. */
  readonly isEnough?: ((text: string) => boolean) | undefined;
  /**
   * Makes the icon a button of that name. It requires `minLength`, as typing does; where the text
   * is shorter, the sentence is shown.
   */
  readonly iconButton?: { readonly label: string; readonly tooShort: string } | undefined;
}

/** The typed text, and when it is searched for. */
function useTyping(props: SearchFieldProps) {
  const { value, onSearch, delayMs = todoTable.searchDelayMs, minLength = 0 } = props;
  const [text, setText] = useState(value);
  const [isTooShort, setTooShort] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef<readonly string[]>([]);
  useEffect(() => {
    // What was searched for here comes back a moment later: more may have been typed by then.
    const own = asked.current.indexOf(value);
    asked.current = own < 0 ? [] : asked.current.slice(own + 1);
    if (own < 0) setText(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const search = (wanted: string, isLongEnough: (text: string) => boolean) => {
    clearTimeout(timer.current);
    const trimmed = wanted.trim();
    if (!isLongEnough(trimmed)) return;
    if (trimmed !== value) asked.current = [...asked.current, trimmed];
    onSearch(trimmed);
  };
  const always = () => true;
  // As a person counts: ที่ is one character, not three.
  const byLength = (wanted: string) =>
    wanted === '' || (props.isEnough?.(wanted) ?? graphemeCount(wanted) >= minLength);
  const type = (typed: string) => {
    setText(typed);
    setTooShort(false);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => search(typed, byLength), delayMs);
  };
  const press = () => {
    setTooShort(!byLength(text.trim()));
    search(text, byLength);
  };
  const enter = (wanted: string) => {
    setTooShort(false);
    search(wanted, always);
  };
  const typed = text.trim();
  return {
    ...{ text, isTooShort, type, press, enter },
    isForEnter: typed !== '' && typed !== value && !byLength(typed),
    clear: () => search('', always),
  };
}

/** A search box that waits for a pause in typing; a short word waits for Enter, and it says so. */
export function SearchField(props: SearchFieldProps) {
  const { name, onBlur, iconButton } = props;
  const say = useWords(platformWords);
  const { text, isTooShort, isForEnter, type, press, enter, clear } = useTyping(props);
  const shown = isTooShort && iconButton ? { ...props, error: iconButton.tooShort } : props;
  return (
    <AriaSearchField
      className="s-field s-search"
      {...fieldState(shown)}
      {...defined({ name, onBlur })}
      value={text}
      onChange={type}
      onSubmit={enter}
      onClear={clear}
    >
      <FieldParts field={shown}>
        <Group className="s-input-group">
          {iconButton ? (
            // Outside the field's own slot, which would make it the button that clears.
            <Button
              slot={null}
              className="s-icon-button s-icon-button-s"
              aria-label={iconButton.label}
              onPress={press}
            >
              <Search size={18} />
            </Button>
          ) : (
            <Search size={18} aria-hidden="true" className="s-input-icon" />
          )}
          <Input className="s-input" {...defined({ placeholder: props.placeholder })} />
          <span role="status" className="s-search-enter">
            {isForEnter && say('search.enter')}
          </span>
          <Button className="s-icon-button s-icon-button-s s-search-clear">
            <X size={16} />
          </Button>
        </Group>
      </FieldParts>
    </AriaSearchField>
  );
}

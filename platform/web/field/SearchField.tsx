import { graphemeCount, todoTable } from '@sarn/kernel';
import { Search, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { Button } from 'react-aria-components';
import { defined } from '../defined.ts';
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
    empty: () => {
      setText('');
      setTooShort(false);
      search('', always);
    },
  };
}

/**
 * A search box that waits for a pause in typing; a short word waits for Enter, and it says so. An input of the
 * browser, not the one of React Aria: that one looks for its label once it is mounted and then renders anew,
 * which made a page that begins with a search render in one piece.
 */
export function SearchField(props: SearchFieldProps) {
  const { iconButton } = props;
  const say = useWords(platformWords);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const typing = useTyping(props);
  const { text, isTooShort, isForEnter, press } = typing;
  const error = isTooShort && iconButton ? iconButton.tooShort : props.error;
  return (
    <div
      className="s-field s-search"
      data-empty={text === '' || undefined}
      data-invalid={!!error || undefined}
      data-disabled={props.isDisabled || undefined}
    >
      <label htmlFor={id} className={props.isLabelHidden ? 's-hidden' : 's-label'}>
        {props.label}
      </label>
      <div className="s-input-group" role="group">
        {iconButton ? (
          <Button
            className="s-icon-button s-icon-button-s"
            aria-label={iconButton.label}
            onPress={press}
          >
            <Search size={18} />
          </Button>
        ) : (
          <Search size={18} aria-hidden="true" className="s-input-icon" />
        )}
        <SearchInput field={{ ...props, error }} id={id} input={input} typing={typing} />
        <span role="status" className="s-search-enter">
          {isForEnter && say('search.enter')}
        </span>
        <Button
          className="s-icon-button s-icon-button-s s-search-clear"
          aria-label={say('search.clear')}
          // Escape does the same; the keyboard of a phone stays.
          excludeFromTabOrder
          preventFocusOnPress
          isDisabled={props.isDisabled ?? false}
          onPress={() => {
            typing.empty();
            input.current?.focus();
          }}
        >
          <X size={16} />
        </Button>
      </div>
      <Below field={{ ...props, error }} id={id} />
    </div>
  );
}

/** The hint and what is wrong; both are read with the input. */
function Below({ field, id }: Pick<SearchInputProps, 'field' | 'id'>) {
  return (
    <>
      {field.description && (
        <span id={`${id}-hint`} className="s-field-description">
          {field.description}
        </span>
      )}
      {field.error && (
        <span id={`${id}-error`} className="s-field-error">
          {field.error}
        </span>
      )}
    </>
  );
}

interface SearchInputProps {
  readonly field: FieldProps;
  readonly id: string;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly typing: ReturnType<typeof useTyping>;
}

function SearchInput({ field, id, input, typing }: SearchInputProps) {
  const { text, type, enter, empty } = typing;
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends the choice of an input method searches for nothing.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      enter(text);
    } else if (event.key === 'Escape' && text !== '') {
      // The dialog around it stays.
      event.stopPropagation();
      event.preventDefault();
      empty();
    }
  };
  const described = [field.description && `${id}-hint`, field.error && `${id}-error`];
  return (
    <input
      ref={input}
      id={id}
      type="search"
      className="s-input"
      value={text}
      onChange={({ target }) => type(target.value)}
      onKeyDown={onKeyDown}
      aria-describedby={described.filter(Boolean).join(' ') || undefined}
      aria-invalid={!!field.error || undefined}
      disabled={field.isDisabled}
      readOnly={field.isReadOnly}
      {...defined({ name: field.name, onBlur: field.onBlur, placeholder: field.placeholder })}
      autoFocus={field.autoFocus}
    />
  );
}

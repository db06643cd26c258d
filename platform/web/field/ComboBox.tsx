import { ChevronDown } from 'lucide-react';
import { useContext, useEffect, useRef, useState } from 'react';
import {
  Button,
  ComboBox as AriaComboBox,
  ComboBoxStateContext,
  Group,
  Input,
  Popover,
} from 'react-aria-components';
import { defined } from '../defined.ts';
import { Spinner } from '../display/Spinner.tsx';
import { errorText } from '../words/error-text.ts';
import { platformWords } from '../words/platform-words.ts';
import { useWords } from '../words/words.ts';
import { FieldParts, fieldState } from './FieldParts.tsx';
import type { FieldProps } from './FieldParts.tsx';
import type { Option } from './option.ts';
import { OptionList } from './OptionList.tsx';
import { useOptions } from './use-options.ts';
import type { LoadOptions } from './use-options.ts';

export interface ComboBoxProps extends FieldProps {
  /** All options; or `loadOptions` for options that the server finds. */
  readonly options?: readonly Option[] | undefined;
  /** Must keep its identity between renders (`useCallback`): a new function loads anew. */
  readonly loadOptions?: LoadOptions | undefined;
  /** The chosen option; `{ value: '', label }` for free text; null while empty. */
  readonly value: Option | null;
  readonly onChange: (value: Option | null) => void;
  /** Text that is not an option is accepted as it is. */
  readonly isFreeText?: boolean | undefined;
}

/** The typed text, the options that it finds, and what typing, choosing and leaving do. */
function useTyping(props: ComboBoxProps) {
  const { value, onChange, isFreeText = false, loadOptions, onBlur } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? value?.label ?? '';
  // Nothing is loaded for a field that was never focused.
  const [isEntered, setEntered] = useState(false);
  // Closed with Esc; it stays closed until something else is typed.
  const [isDismissed, setDismissed] = useState(false);
  const loaded = useOptions(loadOptions, typed ?? '', isEntered);
  const options = loadOptions ? loaded.options : (props.options ?? []);
  const shown = loadOptions || typed === null ? options : options.filter(matches(typed));

  const type = (next: string) => {
    if (next === text) return;
    setDismissed(false);
    setTyped(next);
    if (isFreeText) onChange(next === '' ? null : { value: '', label: next });
    else if (next === '') onChange(null);
  };
  const choose = (key: unknown) => {
    const option = options.find((candidate) => candidate.value === key);
    if (!option) return;
    setTyped(null);
    onChange(option);
  };
  const leave = () => {
    setEntered(false);
    setTyped(null);
    onBlur?.();
  };
  return {
    ...{ text, shown, loaded, type, choose, leave },
    isTyped: typed !== null,
    isDismissed,
    enter: () => setEntered(true),
    dismiss: () => setDismissed(true),
  };
}

/** One of many options, found by typing. */
export function ComboBox(props: ComboBoxProps) {
  const { value, isFreeText = false, loadOptions, name } = props;
  const say = useWords(platformWords);
  const { text, shown, loaded, isTyped, isDismissed, ...typing } = useTyping(props);
  const emptyText = loaded.failure
    ? errorText(loaded.failure)
    : say(loaded.isLoading ? 'state.loading' : isFreeText ? 'state.newText' : 'state.nothingFound');
  return (
    <AriaComboBox
      className="s-field"
      {...fieldState(props)}
      {...defined({ name })}
      items={shown}
      inputValue={text}
      onInputChange={typing.type}
      value={value?.value || null}
      onChange={typing.choose}
      onFocus={typing.enter}
      onBlur={typing.leave}
      allowsCustomValue
      // React Aria opens the list when the text changes, not when options arrive: a list whose
      // options are still loading must open empty, or it never opens.
      allowsEmptyCollection={!isFreeText || loadOptions !== undefined}
      isReadOnly={props.isReadOnly ?? false}
    >
      <FieldParts field={props}>
        <Group className="s-input-group">
          <Input
            className="s-input"
            {...defined({ placeholder: props.placeholder })}
            onKeyDown={(event) => {
              if (event.key === 'Escape') typing.dismiss();
            }}
          />
          {loaded.isLoading && isTyped && <Spinner size="s" label={say('state.loading')} />}
          <Button className="s-icon-button s-icon-button-s">
            <ChevronDown size={18} />
          </Button>
        </Group>
      </FieldParts>
      <OpenForAnswer
        isLooking={loaded.isLoading}
        isAwaited={loadOptions !== undefined && isTyped && !isDismissed}
      />
      <Popover className="s-popover s-option-popover">
        <OptionList empty={emptyText} />
      </Popover>
    </AriaComboBox>
  );
}

/**
 * Opens the list when the answer arrives, if it was closed meanwhile. React Aria closes a list when
 * anything around its field scrolls, as a window does that shows its field or makes room for the
 * keyboard of a phone; the options that a person waits for would then never be shown.
 */
function OpenForAnswer({
  isLooking,
  isAwaited,
}: {
  readonly isLooking: boolean;
  readonly isAwaited: boolean;
}) {
  const state = useContext(ComboBoxStateContext);
  const wasLooking = useRef(isLooking);
  useEffect(() => {
    const hasArrived = wasLooking.current && !isLooking;
    wasLooking.current = isLooking;
    if (hasArrived && isAwaited && state?.isFocused && !state.isOpen) state.open(null, 'input');
  }, [isLooking, isAwaited, state]);
  return null;
}

function matches(text: string): (option: Option) => boolean {
  const wanted = text.trim().toLowerCase();
  return ({ label, hint }) => `${label} ${hint ?? ''}`.toLowerCase().includes(wanted);
}

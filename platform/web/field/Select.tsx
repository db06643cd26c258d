import { ChevronDown } from 'lucide-react';
import { Button, Popover, Select as AriaSelect, SelectValue } from 'react-aria-components';
import { defined } from '../defined.ts';
import { platformWords } from '../words/platform-words.ts';
import { useFocusReturn } from '../overlay/use-focus-return.ts';
import { useWords } from '../words/words.ts';
import { FieldParts, fieldState } from './FieldParts.tsx';
import type { FieldProps } from './FieldParts.tsx';
import type { Option } from './option.ts';
import { OptionList } from './OptionList.tsx';

export interface SelectProps<V extends string> extends FieldProps {
  readonly options: readonly Option<V>[];
  /** null while nothing is selected. */
  readonly value: V | null;
  readonly onChange: (value: V) => void;
}

/** One of a few known options; for more than about fifteen use `ComboBox`. */
export function Select<V extends string>(props: SelectProps<V>) {
  const say = useWords(platformWords);
  const { name, onBlur } = props;
  return (
    <AriaSelect
      className="s-field"
      // Pressed before its options came, it would not open, and say nothing.
      allowsEmptyCollection
      {...fieldState(props)}
      {...defined({ name, onBlur })}
      value={props.value}
      onChange={(key) => key !== null && props.onChange(String(key) as V)}
      placeholder={props.placeholder ?? say('state.choose')}
    >
      <FieldParts field={props}>
        <Button className="s-input-group s-select-button">
          <SelectValue className="s-select-value">
            {({ selectedText, isPlaceholder, defaultChildren }) =>
              isPlaceholder ? defaultChildren : selectedText
            }
          </SelectValue>
          <ChevronDown size={18} aria-hidden="true" className="s-input-icon" />
        </Button>
      </FieldParts>
      <Popover className="s-popover s-option-popover">
        <FocusReturn />
        <OptionList items={props.options} empty={say('state.empty')} />
      </Popover>
    </AriaSelect>
  );
}

/** In the list while it is open: a dialog below it may take the focus at the moment at which the list has gone. */
function FocusReturn() {
  useFocusReturn();
  return null;
}

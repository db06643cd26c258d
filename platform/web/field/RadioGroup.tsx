import { Radio, RadioGroup as AriaRadioGroup } from 'react-aria-components';
import { defined } from '../defined.ts';
import { FieldParts } from './FieldParts.tsx';
import type { FieldProps } from './FieldParts.tsx';
import type { Option } from './option.ts';

export interface RadioGroupProps<V extends string> extends FieldProps {
  readonly options: readonly Option<V>[];
  readonly value: V | null;
  readonly onChange: (value: V) => void;
  /** Side by side instead of below each other. */
  readonly isRow?: boolean | undefined;
  /** Each option as a button that stays pressed, for short words. */
  readonly isButtons?: boolean | undefined;
}

/** One of a few options, all visible. */
export function RadioGroup<V extends string>(props: RadioGroupProps<V>) {
  return (
    <AriaRadioGroup
      className="s-field s-choices"
      data-row={props.isRow || undefined}
      data-buttons={props.isButtons || undefined}
      isInvalid={!!props.error}
      isRequired={props.isRequired ?? false}
      isDisabled={props.isDisabled ?? false}
      isReadOnly={props.isReadOnly ?? false}
      validationBehavior="aria"
      {...defined({ name: props.name })}
      value={props.value}
      onChange={(value) => props.onChange(value as V)}
    >
      <FieldParts field={props}>
        <div className="s-choices-list">
          {props.options.map((option) => (
            <Radio
              key={option.value}
              value={option.value}
              className="s-check s-radio"
              isDisabled={option.isDisabled ?? false}
            >
              <span className="s-check-box" aria-hidden="true" />
              <span className="s-check-text">
                {option.label}
                {option.hint && <span className="s-check-hint">{option.hint}</span>}
              </span>
            </Radio>
          ))}
        </div>
      </FieldParts>
    </AriaRadioGroup>
  );
}

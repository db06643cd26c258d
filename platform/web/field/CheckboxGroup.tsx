import { CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components';
import { defined } from '../defined.ts';
import { CheckboxField } from './CheckboxField.tsx';
import { FieldParts } from './FieldParts.tsx';
import type { FieldProps } from './FieldParts.tsx';
import type { Option } from './option.ts';

export interface CheckboxGroupProps<V extends string> extends FieldProps {
  readonly options: readonly Option<V>[];
  readonly value: readonly V[];
  readonly onChange: (value: V[]) => void;
  /** Side by side instead of below each other. */
  readonly isRow?: boolean | undefined;
}

/** Any number of a few options. */
export function CheckboxGroup<V extends string>(props: CheckboxGroupProps<V>) {
  return (
    <AriaCheckboxGroup
      className="s-field s-choices"
      data-row={props.isRow || undefined}
      isInvalid={!!props.error}
      isRequired={props.isRequired ?? false}
      isDisabled={props.isDisabled ?? false}
      validationBehavior="aria"
      {...defined({ name: props.name })}
      value={[...props.value]}
      onChange={(value) => props.onChange(value as V[])}
    >
      <FieldParts field={props}>
        <div className="s-choices-list">
          {props.options.map((option) => (
            <CheckboxField
              key={option.value}
              value={option.value}
              hint={option.hint}
              isDisabled={option.isDisabled}
            >
              {option.label}
            </CheckboxField>
          ))}
        </div>
      </FieldParts>
    </AriaCheckboxGroup>
  );
}

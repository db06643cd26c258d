import { Minus, Plus } from 'lucide-react';
import { Button, Group, Input, NumberField as AriaNumberField } from 'react-aria-components';
import { defined } from '../defined.ts';
import { FieldParts, fieldState } from './FieldParts.tsx';
import type { FieldProps } from './FieldParts.tsx';

export interface NumberFieldProps extends FieldProps {
  /** null while empty. */
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly minValue?: number | undefined;
  readonly maxValue?: number | undefined;
  readonly step?: number | undefined;
  /** Without thousands separators: years and numbers of records. */
  readonly isGrouped?: boolean | undefined;
}

/** A number, typed or changed in steps. */
export function NumberField(props: NumberFieldProps) {
  const { name, onBlur, minValue, maxValue, step } = props;
  return (
    <AriaNumberField
      className="s-field"
      {...fieldState(props)}
      {...defined({ name, onBlur, minValue, maxValue, step })}
      isReadOnly={props.isReadOnly ?? false}
      value={props.value ?? Number.NaN}
      onChange={(value) => props.onChange(Number.isNaN(value) ? null : value)}
      formatOptions={{ useGrouping: props.isGrouped ?? false }}
    >
      <FieldParts field={props}>
        <Group className="s-input-group s-number">
          <Input className="s-input" {...defined({ placeholder: props.placeholder })} />
          <Button slot="decrement" className="s-icon-button s-icon-button-s">
            <Minus size={16} />
          </Button>
          <Button slot="increment" className="s-icon-button s-icon-button-s">
            <Plus size={16} />
          </Button>
        </Group>
      </FieldParts>
    </AriaNumberField>
  );
}

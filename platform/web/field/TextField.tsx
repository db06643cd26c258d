import type { ReactNode } from 'react';
import { Group, Input, TextField as AriaTextField } from 'react-aria-components';
import { defined } from '../defined.ts';
import { FieldParts, fieldState } from './FieldParts.tsx';
import type { FieldProps } from './FieldParts.tsx';

export interface TextFieldProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: 'text' | 'email' | 'tel' | 'url' | undefined;
  readonly inputMode?: 'text' | 'numeric' | 'tel' | 'email' | undefined;
  readonly autoComplete?: string | undefined;
  readonly maxLength?: number | undefined;
  /** Before and after the text, inside the frame. */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { name, onBlur, inputMode, autoComplete, maxLength } = props;
  return (
    <AriaTextField
      className="s-field"
      {...fieldState(props)}
      {...defined({ name, onBlur, inputMode, autoComplete, maxLength })}
      isReadOnly={props.isReadOnly ?? false}
      type={props.type ?? 'text'}
      value={props.value}
      onChange={props.onChange}
    >
      <FieldParts field={props}>
        <Group className="s-input-group">
          {props.before}
          <Input className="s-input" {...defined({ placeholder: props.placeholder })} />
          {props.after}
        </Group>
      </FieldParts>
    </AriaTextField>
  );
}

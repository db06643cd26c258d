import { TextArea as AriaTextArea, TextField } from 'react-aria-components';
import { defined } from '../defined.ts';
import { FieldParts, fieldState } from './FieldParts.tsx';
import type { FieldProps } from './FieldParts.tsx';

export interface TextAreaProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Lines shown at least; it grows with the text. */
  readonly rows?: number | undefined;
  readonly maxLength?: number | undefined;
  /**
   * The text is one sentence that is shown on several rows, such as a subject: line breaks, which a
   * paste from a word processor brings along, become blanks.
   */
  readonly isOneLine?: boolean | undefined;
}

const oneLine = (text: string): string => text.replace(/[ \t]*[\r\n\v\f\u2028\u2029]+[ \t]*/g, ' ');

/** Several lines of text. */
export function TextArea(props: TextAreaProps) {
  const { name, onBlur, maxLength } = props;
  return (
    <TextField
      className="s-field"
      {...fieldState(props)}
      {...defined({ name, onBlur, maxLength })}
      isReadOnly={props.isReadOnly ?? false}
      value={props.value}
      onChange={(text) => props.onChange(props.isOneLine ? oneLine(text) : text)}
    >
      <FieldParts field={props}>
        <AriaTextArea
          className="s-input s-textarea"
          rows={props.rows ?? 3}
          // Where the field grows with its text, rows have no effect.
          style={{ minBlockSize: `calc(${props.rows ?? 3} * 1.55em + 18px)` }}
          {...defined({ placeholder: props.placeholder })}
        />
      </FieldParts>
    </TextField>
  );
}

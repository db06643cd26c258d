import { useId } from 'react';
import type { HTMLInputAutoCompleteAttribute, KeyboardEvent, ReactNode } from 'react';

export interface PublicTextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | null | undefined;
  readonly description?: ReactNode;
  readonly type?: 'text' | 'email' | 'password' | undefined;
  readonly name?: string | undefined;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  readonly inputMode?: 'text' | 'email' | 'numeric' | undefined;
  readonly autoFocus?: boolean | undefined;
  readonly isRequired?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly maxLength?: number | undefined;
  readonly onKeyDown?: ((event: KeyboardEvent<HTMLInputElement>) => void) | undefined;
  /** Inside the frame, after the text. */
  readonly after?: ReactNode;
}

/** One line of text on the sign-in screens. */
export function PublicTextField(props: PublicTextFieldProps) {
  const id = useId();
  const { error, description } = props;
  const notes = [description && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="s-field" data-invalid={!!error || undefined}>
      <label className="s-label" htmlFor={id}>
        {props.label}
      </label>
      <div className="s-input-group" data-invalid={!!error || undefined}>
        <input
          id={id}
          className="s-input"
          type={props.type ?? 'text'}
          value={props.value}
          onChange={(event) => props.onChange(event.target.value)}
          onKeyDown={props.onKeyDown}
          name={props.name}
          autoComplete={props.autoComplete}
          inputMode={props.inputMode}
          autoFocus={props.autoFocus}
          aria-required={props.isRequired}
          disabled={props.isDisabled}
          maxLength={props.maxLength}
          aria-invalid={!!error || undefined}
          aria-describedby={notes || undefined}
          autoCapitalize="none"
          spellCheck={false}
        />
        {props.after}
      </div>
      {description && (
        <span id={`${id}-hint`} className="s-field-description">
          {description}
        </span>
      )}
      {error && (
        <span id={`${id}-error`} className="s-field-error" role="alert">
          {error}
        </span>
      )}
    </div>
  );
}

import type { ReactNode } from 'react';
import { FieldError, Label, Text } from 'react-aria-components';
import { platformWords } from '../words/platform-words.ts';
import { useWords } from '../words/words.ts';

/** Properties of every field. Texts are sentences in the reader's language. */
export interface FieldProps {
  readonly label: string;
  /** The label is for screen readers only: a search box in a toolbar. */
  readonly isLabelHidden?: boolean | undefined;
  /** A hint below; stays while the error is shown. */
  readonly description?: ReactNode;
  /** What is wrong with the field, and what to do. */
  readonly error?: string | null | undefined;
  readonly isRequired?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly isReadOnly?: boolean | undefined;
  readonly autoFocus?: boolean | undefined;
  readonly placeholder?: string | undefined;
  readonly name?: string | undefined;
  /** Called when the field is left. */
  readonly onBlur?: (() => void) | undefined;
}

interface FieldPartsProps {
  readonly field: FieldProps;
  readonly children: ReactNode;
}

/** Label above, hint and error below; inside any React Aria field. */
export function FieldParts({ field, children }: FieldPartsProps) {
  return (
    <>
      <FieldLabel field={field} />
      {children}
      {field.description && (
        <Text slot="description" className="s-field-description">
          {field.description}
        </Text>
      )}
      <FieldError className="s-field-error">{field.error}</FieldError>
    </>
  );
}

/** The label alone, with the mark of a required field. */
export function FieldLabel({ field }: { readonly field: FieldProps }) {
  const say = useWords(platformWords);
  return (
    <Label className={field.isLabelHidden ? 's-hidden' : 's-label'}>
      {field.label}
      {field.isRequired && (
        <span className="s-required" aria-hidden="true" title={say('state.required')}>
          {' *'}
        </span>
      )}
    </Label>
  );
}

/** State shared by all React Aria fields; messages come from the product, never the browser. */
export function fieldState(field: FieldProps) {
  return {
    isInvalid: !!field.error,
    isRequired: field.isRequired ?? false,
    isDisabled: field.isDisabled ?? false,
    autoFocus: field.autoFocus ?? false,
    validationBehavior: 'aria' as const,
  };
}

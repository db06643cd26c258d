import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Checkbox } from 'react-aria-components';
import { defined } from '../defined.ts';

export interface CheckboxFieldProps {
  readonly children: ReactNode;
  readonly isSelected?: boolean | undefined;
  readonly onChange?: ((isSelected: boolean) => void) | undefined;
  /** Inside a `CheckboxGroup`: the value that is selected. */
  readonly value?: string | undefined;
  readonly hint?: string | undefined;
  readonly isIndeterminate?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly isInvalid?: boolean | undefined;
  readonly name?: string | undefined;
}

/** Yes or no; alone or in a `CheckboxGroup`. */
export function CheckboxField(props: CheckboxFieldProps) {
  const { children, hint, ...rest } = props;
  return (
    <Checkbox className="s-check" {...defined(rest)}>
      {({ isIndeterminate }) => (
        <>
          <span className="s-check-box" aria-hidden="true">
            {isIndeterminate ? (
              <Minus size={14} strokeWidth={3} />
            ) : (
              <Check size={14} strokeWidth={3} />
            )}
          </span>
          <span className="s-check-text">
            {children}
            {hint && <span className="s-check-hint">{hint}</span>}
          </span>
        </>
      )}
    </Checkbox>
  );
}

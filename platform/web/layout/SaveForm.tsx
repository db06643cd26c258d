import type { ReactNode } from 'react';
import { Button } from '../action/Button.tsx';
import { ErrorSummary } from '../display/ErrorSummary.tsx';
import { FormLayout } from './FormLayout.tsx';
import type { FormLayoutProps } from './FormLayout.tsx';

export interface SaveFormProps extends Pick<FormLayoutProps, 'columns' | 'onSubmit'> {
  /** The mutation that saves: its refusal is shown above the fields, its wait on the button. */
  readonly save: { readonly error: unknown; readonly isPending: boolean };
  /** Word on the button. */
  readonly label: string;
  /** Nothing is there to be saved yet. */
  readonly isDisabled?: boolean | undefined;
  readonly children: ReactNode;
}

/** A form that is saved by one button, as settings are. */
export function SaveForm({ save, label, isDisabled, children, ...form }: SaveFormProps) {
  const button = (
    <Button
      type="submit"
      variant="primary"
      isPending={save.isPending}
      isDisabled={isDisabled ?? false}
    >
      {label}
    </Button>
  );
  return (
    <FormLayout {...form} actions={button}>
      <ErrorSummary error={save.error} isFocused />
      {children}
    </FormLayout>
  );
}

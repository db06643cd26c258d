import { useId } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../action/Button.tsx';
import { ErrorSummary } from '../display/ErrorSummary.tsx';
import { FormLayout } from './FormLayout.tsx';
import type { FormLayoutProps } from './FormLayout.tsx';
import { useFocusWrong } from './use-focus-wrong.ts';

export interface SaveFormProps extends Pick<FormLayoutProps, 'columns'> {
  /** The mutation that saves: its refusal is shown above the fields, its wait on the button. */
  readonly save: { readonly error: unknown; readonly isPending: boolean };
  /** Word on the button. */
  readonly label: string;
  /** Nothing is there to be saved yet. */
  readonly isDisabled?: boolean | undefined;
  /** Saves, or shows at the fields what is missing; the first wrong field then gets the focus. */
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** A form that is saved by one button, as settings are. */
export function SaveForm(props: SaveFormProps) {
  const { save, label, isDisabled, columns, onSubmit, children } = props;
  const formId = useId();
  const focusWrong = useFocusWrong(formId);
  const submit = () => {
    onSubmit();
    focusWrong();
  };
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
    <FormLayout id={formId} columns={columns} onSubmit={submit} actions={button}>
      <ErrorSummary error={save.error} isFocused />
      {children}
    </FormLayout>
  );
}

import type { ReactNode } from 'react';
import { Button } from '../action/Button.tsx';
import { ErrorSummary } from '../display/ErrorSummary.tsx';
import { FormLayout } from './FormLayout.tsx';
import type { FormLayoutProps } from './FormLayout.tsx';
import type { FormFrame } from '../form/use-form.ts';

export interface SaveFormProps extends Pick<FormLayoutProps, 'columns'> {
  /** Its failure is shown above the fields, its progress on the button. */
  readonly form: FormFrame;
  /** Label of the button. */
  readonly label: string;
  /** There is nothing to save yet. */
  readonly isDisabled?: boolean | undefined;
  readonly children: ReactNode;
}

/** A form that is saved by one button, such as settings. */
export function SaveForm(props: SaveFormProps) {
  const { form, label, columns, children } = props;
  const isDisabled = props.isDisabled === true || form.isWaiting;
  const submit = async () => (isDisabled ? null : form.submit());
  const button = (
    <Button type="submit" variant="primary" isPending={form.isPending} isDisabled={isDisabled}>
      {label}
    </Button>
  );
  return (
    <FormLayout form={{ ...form, submit }} columns={columns} actions={button}>
      <ErrorSummary error={form.failure} isFocused />
      {children}
    </FormLayout>
  );
}

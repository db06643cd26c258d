import type { ReactNode } from 'react';
import type { FormFrame } from '../form/use-form.ts';

export interface PublicFormProps {
  readonly form: FormFrame;
  readonly className: string;
  readonly children: ReactNode;
}

/** A form of the sign-in screens; sending it never reloads the page. */
export function PublicForm({ form, className, children }: PublicFormProps) {
  return (
    <form
      id={form.id}
      className={className}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      {children}
    </form>
  );
}

import type { ReactNode } from 'react';

export interface FormPartProps {
  /** Among the parts of its form. */
  readonly name: string;
  readonly children: ReactNode;
}

/** A field of a form by its name (`data-part`), so that what stands beside the form can lead to it. */
export const FormPart = ({ name, children }: FormPartProps) => (
  <div className="s-form-part" data-part={name}>
    {children}
  </div>
);

import type { ReactNode } from 'react';
import { cls } from '../class-names.ts';
import { KeptNotice } from '../form/kept/KeptNotice.tsx';
import { useFocusAfterOffer } from '../form/kept/use-focus-after-offer.ts';
import type { FormFrame } from '../form/use-form.ts';
import { SettingsNews } from '../stale/SettingsNews.tsx';

export interface FormBodyProps {
  readonly form: FormFrame;
  readonly children: ReactNode;
  /** Of the box around the fields. */
  readonly className?: string | undefined;
}

/**
 * The fields and buttons of a form that has a layout of its own, such as a matrix: offers what was
 * typed before. Nothing is sent until that is decided on, so a form without the offer could not be sent.
 */
export function FormBody({ form, children, className }: FormBodyProps) {
  useFocusAfterOffer(form.id, form.kept !== null);
  return (
    <div id={form.id}>
      <KeptNotice kept={form.kept} />
      <SettingsNews isPending={form.isPending} />
      <div className={cls('s-form-body', className)} inert={form.kept !== null}>
        {children}
      </div>
    </div>
  );
}

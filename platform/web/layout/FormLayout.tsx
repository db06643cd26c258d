import type { KeyboardEvent, ReactNode } from 'react';
import { Form, FormContext } from 'react-aria-components';
import { KeptNotice } from '../form/kept/KeptNotice.tsx';
import { useFocusAfterOffer } from '../form/kept/use-focus-after-offer.ts';
import type { FormFrame } from '../form/use-form.ts';
import { SettingsNews } from '../stale/SettingsNews.tsx';

export interface FormLayoutProps {
  readonly children: ReactNode;
  /** The form whose fields these are. */
  readonly form: FormFrame;
  /** Buttons below, the primary one (`type="submit"`) last. */
  readonly actions?: ReactNode;
  /** Fields side by side where there is room; `FormRow isWide` takes the whole width. */
  readonly columns?: 1 | 2 | 3 | undefined;
}

/** A form: fields in columns, buttons at the bottom; sending it never reloads the page. */
export function FormLayout(props: FormLayoutProps) {
  const { children, form, actions, columns = 1 } = props;
  useFocusAfterOffer(form.id, form.kept !== null);
  return (
    // The form of a dialog opened from another form would inherit the other's `onSubmit` and send
    // both.
    <FormContext value={null}>
      <Form
        className="s-form"
        id={form.id}
        validationBehavior="aria"
        onSubmit={(event) => {
          event.preventDefault();
          // A dialog's form is inside the page's form in React, though not in the document.
          event.stopPropagation();
          void form.submit();
        }}
      >
        <KeptNotice kept={form.kept} />
        <SettingsNews isPending={form.isPending} />
        <div
          className="s-form-fields"
          data-columns={columns}
          inert={form.kept !== null}
          role="presentation"
          onKeyDown={sendByKey}
          onKeyDownCapture={sendFromControl}
        >
          {children}
        </div>
        {actions && (
          <div className="s-form-actions" inert={form.kept !== null}>
            {actions}
          </div>
        )}
      </Form>
    </FormContext>
  );
}

/** Ctrl+Enter, or ⌘ Enter, sends from any field, also from one in which Enter begins a line. */
function sendByKey(event: KeyboardEvent): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  // Of a dialog's form inside the page's form only the inner one is sent.
  event.stopPropagation();
  const form = event.currentTarget.closest('form');
  const buttons = [...(form?.elements ?? [])].filter((one) => one instanceof HTMLButtonElement);
  const sends = buttons.find(({ type, disabled }) => type === 'submit' && !disabled);
  if (!sends) return;
  event.preventDefault();
  sends.click();
}

/** A choice or a button keeps its keys to itself, so the form takes these before they reach it. */
function sendFromControl(event: KeyboardEvent): void {
  const { target, currentTarget } = event;
  // Of a dialog the form takes nothing, though React sends its keys here too.
  if (!(target instanceof Element) || !currentTarget.contains(target)) return;
  if (!target.matches(textInputs)) sendByKey(event);
}

/** What is typed in them is taken over first. */
const textInputs =
  'textarea, [contenteditable="true"], input:not([type="radio"], [type="checkbox"])';

export interface FormSectionProps {
  readonly title: string;
  readonly text?: string | undefined;
  readonly children: ReactNode;
}

/** Fields that belong together, under a title; takes the whole width. */
export function FormSection({ title, text, children }: FormSectionProps) {
  return (
    <fieldset className="s-form-section">
      <legend>{title}</legend>
      {text && <p className="s-muted s-small">{text}</p>}
      <div className="s-form-fields" data-columns={2}>
        {children}
      </div>
    </fieldset>
  );
}

/** Takes the whole width among columns. */
export function FormRow({ children }: { readonly children: ReactNode }) {
  return <div className="s-form-row">{children}</div>;
}

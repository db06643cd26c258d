import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../action/Button.tsx';
import { ErrorSummary } from '../display/ErrorSummary.tsx';
import { Dialog } from '../overlay/Dialog.tsx';
import type { DialogProps } from '../overlay/Dialog.tsx';
import { platformWords } from '../words/platform-words.ts';
import { useWords } from '../words/words.ts';
import { useFormSlot } from './form-slot.ts';
import { FormLayout } from './FormLayout.tsx';
import type { FormLayoutProps } from './FormLayout.tsx';
import { FormPanel } from './FormPanel.tsx';
import { useClose } from '../form/kept/use-close.ts';
import type { FormFrame } from '../form/use-form.ts';

export interface FormDialogProps extends Pick<
  DialogProps,
  'title' | 'size' | 'onClose' | 'children'
> {
  /** Its failure is shown above the fields, its progress on the button. */
  readonly form: FormFrame;
  /** Fields side by side where there is room. */
  readonly columns?: FormLayoutProps['columns'];
  /** Text above the form. */
  readonly about?: ReactNode;
  /** Label of the button. */
  readonly label: string;
  readonly tone?: 'primary' | 'danger' | undefined;
  /** The button is disabled: the form cannot be sent as it is. */
  readonly isDisabled?: boolean | undefined;
  /** A button of another kind, before the two of every form. */
  readonly more?: ReactNode;
}

/**
 * A dialog with fields: sent by its button and by Enter; a press outside does not close it. Inside a
 * `SplitView` it takes the place of the panel instead, beside what it is about.
 */
export function FormDialog(props: FormDialogProps) {
  const { form } = props;
  const say = useWords(platformWords);
  const slot = useFormSlot();
  const isDisabled = props.isDisabled === true || form.isWaiting || form.kept !== null;
  const submit = async () => (isDisabled ? null : form.submit());
  const close = useClose(form, props.onClose);
  const footer = (
    <>
      {props.more}
      <Button onPress={() => void close()} isDisabled={form.isPending}>
        {say('action.cancel')}
      </Button>
      <Button
        type="submit"
        form={form.id}
        variant={props.tone ?? 'primary'}
        isPending={form.isPending}
        isDisabled={isDisabled}
      >
        {props.label}
      </Button>
    </>
  );
  const content = (
    <>
      {props.about}
      <FormLayout form={{ ...form, submit }} columns={props.columns}>
        <ErrorSummary error={form.failure} isFocused />
        {props.children}
      </FormLayout>
    </>
  );
  const frame = { title: props.title, footer, onClose: () => void close() };
  return slot ? (
    createPortal(<FormPanel {...frame}>{content}</FormPanel>, slot)
  ) : (
    <Dialog isOpen isGuarded size={props.size} {...frame}>
      {content}
    </Dialog>
  );
}

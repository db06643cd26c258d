import { useId } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../action/Button.tsx';
import { ErrorSummary } from '../display/ErrorSummary.tsx';
import { Dialog } from '../overlay/Dialog.tsx';
import type { DialogProps } from '../overlay/Dialog.tsx';
import { platformWords } from '../words/platform-words.ts';
import { useWords } from '../words/words.ts';
import { FormLayout } from './FormLayout.tsx';
import type { FormLayoutProps } from './FormLayout.tsx';
import { useFocusWrong } from './use-focus-wrong.ts';

export interface FormDialogProps extends Pick<
  DialogProps,
  'title' | 'size' | 'onClose' | 'children'
> {
  /** The mutation that saves: its refusal is shown above the fields, its wait on the button. */
  readonly save: { readonly error: unknown; readonly isPending: boolean };
  /** Fields side by side where there is room. */
  readonly columns?: FormLayoutProps['columns'];
  /** Word on the button. */
  readonly label: string;
  readonly tone?: 'primary' | 'danger' | undefined;
  /** Something is on its way that has to be there first, as a file. */
  readonly isDisabled?: boolean | undefined;
  /** A button of another kind, before the two of every form. */
  readonly more?: ReactNode;
  /** Saves, or shows at the fields what is missing; the first wrong field then gets the focus. */
  readonly onSubmit: () => void;
}

/** A question with fields: sent by its button and by Enter, and not lost by a press outside. */
export function FormDialog(props: FormDialogProps) {
  const { save, onSubmit, onClose } = props;
  const say = useWords(platformWords);
  const formId = useId();
  const focusWrong = useFocusWrong(formId);
  const submit = () => {
    if (save.isPending || props.isDisabled) return;
    onSubmit();
    focusWrong();
  };
  const footer = (
    <>
      {props.more}
      <Button onPress={onClose} isDisabled={save.isPending}>
        {say('action.cancel')}
      </Button>
      <Button
        type="submit"
        form={formId}
        variant={props.tone ?? 'primary'}
        isPending={save.isPending}
        isDisabled={props.isDisabled ?? false}
      >
        {props.label}
      </Button>
    </>
  );
  return (
    <Dialog
      isOpen
      isGuarded
      size={props.size}
      title={props.title}
      onClose={onClose}
      footer={footer}
    >
      <FormLayout id={formId} columns={props.columns} onSubmit={submit}>
        <ErrorSummary error={save.error} isFocused />
        {props.children}
      </FormLayout>
    </Dialog>
  );
}

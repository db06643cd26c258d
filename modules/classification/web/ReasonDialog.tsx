import { FormDialog, TextArea, useWords } from '@sarn/platform-web';
import type { FormDialogProps, FormFrame } from '@sarn/platform-web';
import { secretWords } from './words/classification-words.ts';

interface ReasonDialogProps extends Pick<FormDialogProps, 'title' | 'onClose'> {
  readonly form: FormFrame;
  readonly submitLabel?: string;
  /** The act deletes something. */
  readonly isDanger?: boolean;
  /** Name of the field in the form. */
  readonly reason: {
    readonly value: string;
    readonly onChange: (reason: string) => void;
    readonly error: string | null;
  };
  readonly children?: FormDialogProps['children'];
}

const shortest = 5;

/** Refuses a reason that is too short. */
export function useReasonCheck(min = shortest) {
  const say = useWords(secretWords);
  return (reason: string) => reason.trim().length < min && say('reasonMissing', { count: min });
}

/** An act on a classified document: it always asks for a reason. */
export function ReasonDialog(props: ReasonDialogProps) {
  const say = useWords(secretWords);
  return (
    <FormDialog
      title={props.title}
      form={props.form}
      label={props.submitLabel ?? say('save')}
      tone={props.isDanger ? 'danger' : 'primary'}
      onClose={props.onClose}
    >
      {props.children}
      <TextArea label={say('reason')} isRequired rows={3} maxLength={500} {...props.reason} />
    </FormDialog>
  );
}

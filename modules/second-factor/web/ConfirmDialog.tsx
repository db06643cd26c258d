import {
  FormDialog,
  PasswordField,
  TextField,
  useForm,
  useUnseenFailure,
  useWords,
  wholeForm,
} from '@sarn/platform-web';
import type { Given } from './second-factor.client.ts';
import { secondFactorWords } from './words/second-factor-words.ts';

export interface ConfirmDialogProps {
  readonly title: string;
  readonly text: string;
  readonly submitLabel: string;
  readonly isDanger?: boolean;
  /** Label of the code field below the password; without it there is no code field. */
  readonly codeLabel?: string | undefined;
  /** Makes the change; an error is shown and the dialog stays open. */
  readonly work: (given: Given) => Promise<void>;
  /** Called after it, unless the dialog was closed meanwhile. */
  readonly onFinish?: (() => void) | undefined;
  readonly onClose: () => void;
}

/** A change that the password confirms, and a code where one is needed. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const say = useWords(secondFactorWords);
  const { title, text, submitLabel, isDanger, codeLabel, work, onFinish, onClose } = props;
  const form = useForm({
    name: 'second-factor.confirm',
    start: { password: '', code: '' },
    withoutSecrets: () => ({}),
    check: ({ password, code }) => {
      const isCodeMissing = codeLabel !== undefined && code.trim() === '';
      return {
        [wholeForm]:
          password === ''
            ? say('confirm.passwordMissing')
            : isCodeMissing && say('confirm.codeMissing'),
      };
    },
    send: work,
    onFinish,
    onUnseenFailure: useUnseenFailure(),
  });
  return (
    <FormDialog
      size="s"
      title={title}
      form={form}
      label={submitLabel}
      tone={isDanger ? 'danger' : 'primary'}
      onClose={onClose}
    >
      <p>{text}</p>
      <PasswordField
        label={say('confirm.password')}
        description={say('confirm.passwordHint')}
        {...form.field('password')}
      />
      {codeLabel && (
        <TextField
          label={codeLabel}
          autoComplete="one-time-code"
          maxLength={20}
          {...form.field('code')}
        />
      )}
    </FormDialog>
  );
}

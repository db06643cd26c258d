import {
  Button,
  Dialog,
  ErrorSummary,
  FormLayout,
  PasswordField,
  TextField,
  useWords,
} from '@sarn/platform-web';
import { useId, useState } from 'react';
import type { Given } from './second-factor.client.ts';
import { secondFactorWords } from './words/second-factor-words.ts';

export interface ConfirmDialogProps {
  readonly title: string;
  readonly text: string;
  readonly submitLabel: string;
  readonly isDanger?: boolean;
  /** Label of the code that is asked beside the password; none without it. */
  readonly codeLabel?: string | undefined;
  /** Does it; what it throws is shown and the window stays. */
  readonly work: (given: Given) => Promise<void>;
  readonly onClose: () => void;
}

/** A change that the password confirms, and a code where one is needed. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const say = useWords(secondFactorWords);
  const form = useId();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<unknown>(null);
  const [isPending, setPending] = useState(false);
  const { codeLabel } = props;
  const submit = async (): Promise<void> => {
    const missing = password === '' ? say('confirm.passwordMissing') : null;
    const noCode = codeLabel && code.trim() === '' ? say('confirm.codeMissing') : null;
    setFault(missing ?? noCode);
    if (missing ?? noCode) return;
    setPending(true);
    await props.work({ password, code }).catch(setFault);
    setPending(false);
  };
  const footer = (
    <>
      <Button onPress={props.onClose}>{say('confirm.cancel')}</Button>
      <Button
        type="submit"
        form={form}
        variant={props.isDanger ? 'danger' : 'primary'}
        isPending={isPending}
      >
        {props.submitLabel}
      </Button>
    </>
  );
  return (
    <Dialog isOpen isGuarded size="s" title={props.title} onClose={props.onClose} footer={footer}>
      <FormLayout id={form} onSubmit={() => void submit()}>
        <p>{props.text}</p>
        <ErrorSummary error={fault} isFocused />
        <PasswordField
          label={say('confirm.password')}
          description={say('confirm.passwordHint')}
          value={password}
          onChange={setPassword}
        />
        {codeLabel && (
          <TextField
            label={codeLabel}
            autoComplete="one-time-code"
            maxLength={20}
            value={code}
            onChange={setCode}
          />
        )}
      </FormLayout>
    </Dialog>
  );
}

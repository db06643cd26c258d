import type { AccountRequest } from '@sarn/authentication/contract';
import {
  Button,
  Dialog,
  ErrorSummary,
  FormLayout,
  TextField,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import { useState } from 'react';
import { useDecideRequest } from './registration.client.ts';
import type { RequestDecision } from './registration.client.ts';
import { registrationWords } from './words/registration-words.ts';

export interface DecideDialogProps {
  readonly way: 'approve' | 'decline';
  readonly request: AccountRequest;
  readonly onClose: () => void;
}

/** Approves with a username and an employee code, or declines with a word. */
export function DecideDialog({ way, request, onClose }: DecideDialogProps) {
  const say = useWords(registrationWords);
  const toasts = useToasts();
  const decide = useDecideRequest(request.id);
  const [username, setUsername] = useState(request.email.split('@')[0] ?? '');
  const [employeeCode, setEmployeeCode] = useState('');
  const [note, setNote] = useState('');
  const name = `${request.firstName} ${request.lastName}`;
  const { email } = request;
  const submit = async () => {
    const decision: RequestDecision =
      way === 'approve' ? { way, username, employeeCode } : { way, note };
    const done = await decide.mutateAsync(decision).catch(() => null);
    if (!done) return;
    toasts.show({ tone: 'success', title: done.message, timeoutMs: 5000 });
    onClose();
  };
  const isWhole = way === 'decline' || (username.trim() !== '' && employeeCode.trim() !== '');
  const actions = (
    <>
      <Button onPress={onClose}>{say('list.cancel')}</Button>
      <Button type="submit" variant="primary" isPending={decide.isPending} isDisabled={!isWhole}>
        {say(`list.${way}`)}
      </Button>
    </>
  );
  return (
    <Dialog isOpen isGuarded size="s" title={say(`list.${way}Title`, { name })} onClose={onClose}>
      <FormLayout onSubmit={() => void submit()} actions={actions}>
        <p className="s-muted">{say(`list.${way}Text`, { email })}</p>
        <ErrorSummary error={decide.error} isFocused />
        {way === 'approve' ? (
          <>
            <TextField
              label={say('list.username')}
              isRequired
              maxLength={100}
              value={username}
              onChange={setUsername}
            />
            <TextField
              label={say('list.employeeCode')}
              isRequired
              maxLength={40}
              value={employeeCode}
              onChange={setEmployeeCode}
            />
          </>
        ) : (
          <TextField label={say('list.note')} maxLength={300} value={note} onChange={setNote} />
        )}
      </FormLayout>
    </Dialog>
  );
}

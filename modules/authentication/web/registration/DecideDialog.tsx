import type { AccountRequest } from '@sarn/authentication/contract';
import { FormDialog, TextField, useDialogForm, useWords } from '@sarn/platform-web';
import { useDecideRequest } from './registration.client.ts';
import { registrationWords } from './words/registration-words.ts';

export interface DecideDialogProps {
  readonly way: 'approve' | 'decline';
  readonly request: AccountRequest;
  readonly onClose: () => void;
}

/** Approves with a username and an employee code, or declines with a reason. */
export function DecideDialog({ way, request, onClose }: DecideDialogProps) {
  const say = useWords(registrationWords);
  const decide = useDecideRequest(request.id);
  const name = `${request.firstName} ${request.lastName}`;
  const { email } = request;
  const form = useDialogForm({
    name: `account.${way}`,
    about: request.id,
    start: { username: email.split('@')[0] ?? '', employeeCode: '', note: '' },
    send: async ({ username, employeeCode, note }) =>
      decide.mutateAsync(way === 'approve' ? { way, username, employeeCode } : { way, note }),
    told: ({ message }) => ({ title: message, timeoutMs: 5000 }),
    onClose,
  });
  const { username, employeeCode } = form.values;
  const isWhole = way === 'decline' || (username.trim() !== '' && employeeCode.trim() !== '');
  return (
    <FormDialog
      size="s"
      title={say(`list.${way}Title`, { name })}
      form={form}
      label={say(`list.${way}`)}
      isDisabled={!isWhole}
      onClose={onClose}
    >
      <p className="s-muted">{say(`list.${way}Text`, { email })}</p>
      {way === 'approve' ? (
        <>
          <TextField
            label={say('list.username')}
            isRequired
            maxLength={100}
            {...form.field('username')}
          />
          <TextField
            label={say('list.employeeCode')}
            isRequired
            maxLength={40}
            {...form.field('employeeCode')}
          />
        </>
      ) : (
        <TextField label={say('list.note')} maxLength={300} {...form.field('note')} />
      )}
    </FormDialog>
  );
}

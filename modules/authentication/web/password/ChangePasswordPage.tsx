import {
  Button,
  Card,
  ErrorSummary,
  FormLayout,
  PageHeader,
  PasswordField,
  useForm,
  useToasts,
  useWords,
  wholeForm,
} from '@sarn/platform-web';
import { useAccount, useChangePassword } from '../authentication.client.ts';
import { sessionWords } from '../session/words/session-words.ts';
import { passwordWords } from './words/password-words.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { newPasswordRefusal } from './new-password.ts';

/** `/change-password`; a password in the agency's directory is changed in the directory. */
export default function ChangePasswordPage() {
  const say = useWords(sessionWords);
  const account = useAccount();
  const place = account.data?.passwordPlace ?? null;
  return (
    <div className="s-record-page s-record-page-narrow">
      <PageHeader title={say('change.title')} />
      <Card>{place === null ? <ChangeForm /> : <p>{say('change.elsewhere', { place })}</p>}</Card>
    </div>
  );
}

const empty = { current: '', password: '', repeated: '' };

function ChangeForm() {
  const say = useWords(sessionWords);
  const sayRules = useWords(passwordWords);
  const toasts = useToasts();
  const change = useChangePassword();
  const form = useForm({
    name: 'password.change',
    start: empty,
    withoutSecrets: () => ({}),
    check: ({ current, password, repeated }) => ({
      [wholeForm]:
        current === ''
          ? say('change.currentMissing')
          : newPasswordRefusal(sayRules, password, repeated),
    }),
    send: async ({ current, password }) =>
      change.mutateAsync({ currentPassword: current, newPassword: password }),
    onDone: ({ message }) => {
      form.reset();
      toasts.show({ tone: 'success', title: message, timeoutMs: 5000 });
    },
  });
  const save = (
    <Button type="submit" variant="primary" isPending={form.isPending}>
      {say('change.submit')}
    </Button>
  );
  return (
    <FormLayout form={form} actions={save}>
      <p className="s-muted">{say('change.text')}</p>
      <ErrorSummary error={form.failure} isFocused />
      <PasswordField label={say('change.current')} isRequired {...form.field('current')} />
      <NewPasswordFields
        Field={PasswordField}
        password={form.field('password')}
        repeated={form.field('repeated')}
      />
    </FormLayout>
  );
}

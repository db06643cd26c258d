import { FormDialog, PasswordField, RadioGroup, useDialogForm, useWords } from '@sarn/platform-web';
import { NewSecretFields } from './NewSecretFields.tsx';
import { TokenFields } from './TokenFields.tsx';
import { useAsk, useAskInToken } from './certificate.client.ts';
import { useSecretCheck } from './secret-check.ts';
import { certificateWords } from './words/certificate-words.ts';

const start = {
  keptIn: 'system' as 'system' | 'token',
  ...{ secret: '', again: '', token: '', pin: '', password: '' },
};

function useAskForm(onClose: () => void) {
  const say = useWords(certificateWords);
  const [ask, askInToken] = [useAsk(), useAskInToken()];
  const check = useSecretCheck();
  return useDialogForm({
    name: 'certificate.ask',
    start,
    // Neither secret nor PIN nor password may lie in a draft.
    withoutSecrets: ({ keptIn, token }) => ({ keptIn, token }),
    check: (values) => ({
      ...(values.keptIn === 'system'
        ? check(values, values.password)
        : {
            token: values.token === '' && say('tokenMissing'),
            pin:
              (values.pin === '' && say('pinMissing')) ||
              (values.pin === values.password && say('pinIsPassword')),
          }),
      password: values.password === '' && say('passwordMissing'),
    }),
    send: ({ keptIn, secret, token, pin, password }) =>
      keptIn === 'system'
        ? ask.mutateAsync({ secret, password })
        : askInToken.mutateAsync({ token, pin, password }),
    told: () => ({ title: say('asked') }),
    onClose,
  });
}

interface NewSecretDialogProps {
  /** Whether the person may have the key made in a token of the server. */
  readonly hasTokens: boolean;
  readonly onClose: () => void;
}

/** Asks for a certificate: the person chooses where the key lies, and its secret. */
export function NewSecretDialog({ hasTokens, onClose }: NewSecretDialogProps) {
  const say = useWords(certificateWords);
  const form = useAskForm(onClose);
  const isInToken = hasTokens && form.values.keptIn === 'token';
  return (
    <FormDialog size="s" title={say('ask')} label={say('ask')} form={form} onClose={onClose}>
      {hasTokens && (
        <RadioGroup
          label={say('keptIn')}
          options={[
            { value: 'system', label: say('keptInSystem') },
            { value: 'token', label: say('keptInToken') },
          ]}
          value={form.values.keptIn}
          onChange={(keptIn) => form.change({ keptIn: keptIn === 'token' ? 'token' : 'system' })}
        />
      )}
      <p>{say(isInToken ? 'askTokenText' : 'askText')}</p>
      {isInToken ? (
        <TokenFields token={form.field('token')} pin={form.field('pin')} />
      ) : (
        <NewSecretFields
          label={say('secret')}
          secret={form.field('secret')}
          again={form.field('again')}
        />
      )}
      <PasswordField label={say('password')} isRequired {...form.field('password')} />
    </FormDialog>
  );
}

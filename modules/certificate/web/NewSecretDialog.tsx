import type { RequestIssuer } from '@sarn/certificate/contract';
import { FormDialog, PasswordField, RadioGroup, useDialogForm, useWords } from '@sarn/platform-web';
import { NewSecretFields } from './NewSecretFields.tsx';
import { TokenFields } from './TokenFields.tsx';
import { useAsk, useAskInToken, useTokens } from './certificate.client.ts';
import { useSecretCheck } from './secret-check.ts';
import { certificateWords } from './words/certificate-words.ts';

const start = {
  issuer: 'agency' as RequestIssuer,
  keptIn: 'system' as 'system' | 'token',
  ...{ secret: '', again: '', token: '', pin: '', password: '' },
};

function useAskForm({ isReady, hasTokens, onClose }: NewSecretDialogProps) {
  const say = useWords(certificateWords);
  const [ask, askInToken] = [useAsk(), useAskInToken()];
  const check = useSecretCheck();
  const { data: tokens } = useTokens(hasTokens);
  const only = tokens?.labels.length === 1 ? (tokens.labels[0] ?? '') : '';
  // Without an authority of the agency there is no choice, whatever a kept draft says.
  const issuerOf = ({ issuer }: Pick<typeof start, 'issuer'>) => (isReady ? issuer : 'other');
  const form = useDialogForm({
    name: 'certificate.ask',
    start,
    // Neither secret nor PIN nor password may lie in a draft.
    withoutSecrets: ({ issuer, keptIn, token }) => ({ issuer, keptIn, token }),
    check: (values) => ({
      ...(values.keptIn === 'system'
        ? check(values, values.password)
        : {
            token: values.token === '' && only === '' && say('tokenMissing'),
            pin:
              (values.pin === '' && say('pinMissing')) ||
              (values.pin === values.password && say('pinIsPassword')),
          }),
      password: values.password === '' && say('passwordMissing'),
    }),
    send: ({ keptIn, secret, token, pin, password, ...values }) => {
      const issuer = issuerOf(values);
      return keptIn === 'system'
        ? ask.mutateAsync({ issuer, secret, password })
        : askInToken.mutateAsync({ issuer, token: token || only, pin, password });
    },
    told: (_done, values) => ({ title: say(issuerOf(values) === 'other' ? 'prepared' : 'asked') }),
    onClose,
  });
  const field = form.field('token');
  return {
    form,
    issuer: issuerOf(form.values),
    token: { ...field, value: field.value || only },
  };
}

interface NewSecretDialogProps {
  /** The agency has an authority of its own. */
  readonly isReady: boolean;
  /** Whether the person may have the key made in a token of the server. */
  readonly hasTokens: boolean;
  readonly onClose: () => void;
}

/** Asks for a certificate: the person chooses where the key lies, and its secret. */
export function NewSecretDialog(props: NewSecretDialogProps) {
  const { isReady, hasTokens, onClose } = props;
  const say = useWords(certificateWords);
  const { form, issuer, token } = useAskForm(props);
  const isInToken = hasTokens && form.values.keptIn === 'token';
  return (
    <FormDialog size="s" title={say('ask')} label={say('ask')} form={form} onClose={onClose}>
      {isReady && (
        <RadioGroup
          label={say('issuedBy')}
          options={[
            { value: 'agency', label: say('issuedByAgency') },
            { value: 'other', label: say('issuedByOther') },
          ]}
          value={issuer}
          onChange={(chosen) => form.change({ issuer: chosen === 'other' ? 'other' : 'agency' })}
        />
      )}
      {issuer === 'other' && <p>{say('askOtherText')}</p>}
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
        <TokenFields token={token} pin={form.field('pin')} />
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

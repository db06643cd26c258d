import { idCardDigits, isEmail, isIdCard } from '@sarn/organisation/contract';
import {
  call,
  faultText,
  PublicTextField,
  PublicWarning,
  useForm,
  useWords,
} from '@sarn/platform-web/public';
import type { KeyboardEvent } from 'react';
import { useCaptcha } from '../captcha/use-captcha.tsx';
import { forgotPassword } from '../light-calls.ts';
import { Message } from '../sign-in/Message.tsx';
import { SignInSheet } from '../sign-in/SignInSheet.tsx';
import { useSignInHost } from '../sign-in/sign-in-host.ts';
import { signInTimes } from '../sign-in/sign-in-times.ts';
import { useMessage } from '../sign-in/use-message.ts';
import { passwordWords } from './words/password-words.ts';
import { forgotPasswordSent } from './forgot-password.wire.ts';
import { emailCharacters, isEmailKey } from './email-keys.ts';

/** `/forgot-password`: sends a confirmation code (specification §2, §5, §8). */
export default function ForgotPasswordPage() {
  const say = useWords(passwordWords);
  const { asksIdCard, checksEmail, goTo } = useSignInHost();
  const { shown, refuse, send, clear } = useMessage();
  const captcha = useCaptcha();
  const refuseEmail = () => refuse(say('forgot.emailInvalid'), signInTimes.invalidEmail);
  const form = useForm({
    name: 'password.forgot',
    start: { email: '', idCard: '' },
    withoutSecrets: ({ email }) => ({ email }),
    send: async ({ email, idCard }) => {
      if (checksEmail && !isEmail(email)) return refuseEmail();
      const digits = idCardDigits(idCard);
      if (asksIdCard && !isIdCard(digits)) return refuse(faultText('identity.id-card-invalid'));
      const sent = forgotPasswordSent(email, asksIdCard ? digits : null);
      return send(() => captcha.guarded((solved) => call(forgotPassword, { ...sent, ...solved })));
    },
  });
  const { email } = form.values;
  const close = () => {
    clear();
    if (shown?.tone === 'success') goTo(`/reset-password?key=${encodeURIComponent(email)}`);
  };
  return (
    <>
      <SignInSheet title={say('forgot.title')} submitLabel={say('forgot.submit')} form={form}>
        <p className="s-muted">{say('forgot.text')}</p>
        <EmailField
          value={email}
          onChange={(text) => form.change({ email: text })}
          onRefused={refuseEmail}
        />
        {asksIdCard && (
          <PublicTextField
            label={say('forgot.idCard')}
            description={say('forgot.idCardHint')}
            inputMode="numeric"
            maxLength={20}
            {...form.field('idCard')}
          />
        )}
        {captcha.box}
      </SignInSheet>
      {shown?.timeoutMs ? (
        <PublicWarning
          {...shown}
          timeoutMs={shown.timeoutMs}
          okLabel={say('forgot.ok')}
          onClose={clear}
        />
      ) : (
        shown && <Message {...shown} onClose={close} />
      )}
    </>
  );
}

interface EmailFieldProps {
  readonly value: string;
  readonly onChange: (email: string) => void;
  /** Something was typed or pasted that no address contains. */
  readonly onRefused: () => void;
}

/** Takes only characters of an address. */
function EmailField({ value, onChange, onRefused }: EmailFieldProps) {
  const say = useWords(passwordWords);
  const guardKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isEmailKey(event.key)) return;
    event.preventDefault();
    onRefused();
  };
  // For pasted text, and for keyboards of phones, which report no key.
  const type = (text: string) => {
    onChange(emailCharacters(text));
    if (emailCharacters(text) !== text.trim()) onRefused();
  };
  return (
    <PublicTextField
      label={say('forgot.email')}
      inputMode="email"
      name="email"
      autoComplete="email"
      autoFocus
      maxLength={254}
      value={value}
      onChange={type}
      onKeyDown={guardKey}
    />
  );
}

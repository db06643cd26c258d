import { idCardDigits, isEmail, isIdCard } from '@sarn/organisation/contract';
import { PublicTextField, call, useWords, faultText } from '@sarn/platform-web/public';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useCaptcha } from '../captcha/use-captcha.tsx';
import { forgotPassword } from '../light-calls.ts';
import { Message } from '../sign-in/Message.tsx';
import { SignInSheet } from '../sign-in/SignInSheet.tsx';
import { useSignInHost } from '../sign-in/sign-in-host.ts';
import { signInTimes } from '../sign-in/sign-in-times.ts';
import { useMessage } from '../sign-in/use-message.ts';
import { authenticationWords } from '../words/authentication-words.ts';
import { forgotPasswordSent } from './forgot-password.wire.ts';
import { emailCharacters, isEmailKey } from './email-keys.ts';

/** `/forgot-password`: sends a confirmation code (specification §2, §5, §8). */
export default function ForgotPasswordPage() {
  const say = useWords(authenticationWords);
  const { asksIdCard, goTo } = useSignInHost();
  const { shown, isPending, refuse, send, clear } = useMessage();
  const captcha = useCaptcha();
  const [email, setEmail] = useState('');
  const [idCard, setIdCard] = useState('');
  const refuseEmail = () => refuse(say('forgot.emailInvalid'), signInTimes.invalidEmail);
  const submit = () => {
    if (!isEmail(email)) return refuseEmail();
    const digits = idCardDigits(idCard);
    if (asksIdCard && !isIdCard(digits)) return refuse(faultText('identity.id-card-invalid'));
    const sent = forgotPasswordSent(email, asksIdCard ? digits : null);
    void send(() => captcha.guarded((solved) => call(forgotPassword, { ...sent, ...solved })));
  };
  const guardKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isEmailKey(event.key)) return;
    event.preventDefault();
    refuseEmail();
  };
  // Pasted text, and keyboards of phones, which name no key.
  const type = (text: string) => {
    setEmail(emailCharacters(text));
    if (emailCharacters(text) !== text.trim()) refuseEmail();
  };
  const close = () => {
    clear();
    if (shown?.tone === 'success') goTo(`/reset-password?key=${encodeURIComponent(email)}`);
  };
  return (
    <>
      <SignInSheet
        title={say('forgot.title')}
        submitLabel={say('forgot.submit')}
        isPending={isPending}
        onSubmit={submit}
      >
        <p className="s-muted">{say('forgot.text')}</p>
        <PublicTextField
          label={say('forgot.email')}
          inputMode="email"
          name="email"
          autoComplete="email"
          autoFocus
          maxLength={254}
          value={email}
          onChange={type}
          onKeyDown={guardKey}
        />
        {asksIdCard && (
          <PublicTextField
            label={say('forgot.idCard')}
            description={say('forgot.idCardHint')}
            inputMode="numeric"
            maxLength={20}
            value={idCard}
            onChange={setIdCard}
          />
        )}
        {captcha.box}
      </SignInSheet>
      {shown && <Message {...shown} onClose={close} />}
    </>
  );
}

import { isEmail } from '@sarn/organisation/contract';
import { call, faultText, PublicTextField, useForm, useWords } from '@sarn/platform-web/public';
import { useCaptcha } from '../captcha/use-captcha.tsx';
import { requestAccount } from '../light-calls.ts';
import { Message } from '../sign-in/Message.tsx';
import { SignInSheet } from '../sign-in/SignInSheet.tsx';
import { useSignInHost } from '../sign-in/sign-in-host.ts';
import { useMessage } from '../sign-in/use-message.ts';
import { registrationWords } from './words/registration-words.ts';

const empty = { firstName: '', lastName: '', email: '', unit: '', position: '', reason: '' };
type Field = keyof typeof empty;

const fields: readonly { readonly name: Field; readonly max: number; readonly auto?: string }[] = [
  { name: 'firstName', max: 100, auto: 'given-name' },
  { name: 'lastName', max: 100, auto: 'family-name' },
  { name: 'email', max: 254, auto: 'email' },
  { name: 'unit', max: 300, auto: 'organization' },
  { name: 'position', max: 300, auto: 'organization-title' },
  { name: 'reason', max: 1000 },
];

/** The request for an account; an administrator decides. */
export function RegisterForm() {
  const say = useWords(registrationWords);
  const { goTo } = useSignInHost();
  const { shown, refuse, send, clear } = useMessage();
  const captcha = useCaptcha();
  const form = useForm({
    name: 'account.request',
    start: empty,
    send: async (draft) => {
      if (Object.values(draft).some((text) => text.trim() === '')) {
        return refuse(faultText('identity.registration-incomplete'));
      }
      if (!isEmail(draft.email.trim())) return refuse(faultText('identity.email-invalid'));
      return send(() => captcha.guarded((solved) => call(requestAccount, { ...draft, ...solved })));
    },
  });
  return (
    <>
      <SignInSheet title={say('title')} submitLabel={say('submit')} form={form}>
        <p className="s-muted">{say('text')}</p>
        {fields.map(({ name, max, auto }) => (
          <PublicTextField
            key={name}
            label={say(`field.${name}`)}
            name={name}
            autoComplete={auto}
            inputMode={name === 'email' ? 'email' : 'text'}
            isRequired
            maxLength={max}
            {...form.field(name)}
          />
        ))}
        {captcha.box}
      </SignInSheet>
      {shown && (
        <Message {...shown} onClose={() => (shown.tone === 'success' ? goTo('/login') : clear())} />
      )}
    </>
  );
}

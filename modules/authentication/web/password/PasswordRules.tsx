import { authenticationLimits } from '@sarn/authentication/contract';
import { useWords } from '@sarn/platform-web/public';
import { Check, Circle } from 'lucide-react';
import { passwordWords } from './words/password-words.ts';

const rules = [
  ['length', (text: string) => text.length >= authenticationLimits.passwordMin],
  ['english', (text: string) => /^[\u0021-\u007e]+$/.test(text)],
  ['upper', (text: string) => /[A-Z]/.test(text)],
  ['lower', (text: string) => /[a-z]/.test(text)],
  ['digit', (text: string) => /[0-9]/.test(text)],
] as const;

/** The rules of specification §5, each ticked once the typed password meets it. */
export function PasswordRules({ password }: { readonly password: string }) {
  const say = useWords(passwordWords);
  return (
    <ul className="sign-in-rules" aria-label={say('rule.title')}>
      {rules.map(([name, isMet]) => (
        <li key={name} data-met={isMet(password) || undefined}>
          {isMet(password) ? (
            <Check size={16} aria-hidden="true" />
          ) : (
            <Circle size={16} aria-hidden="true" />
          )}
          {say(`rule.${name}`)}
          <span className="s-hidden">{say(isMet(password) ? 'rule.met' : 'rule.unmet')}</span>
        </li>
      ))}
    </ul>
  );
}

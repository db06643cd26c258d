import type { SignInMethod } from '@sarn/authentication/contract';
import { Card, formatMoment, useLanguage, useWords } from '@sarn/platform-web';
import { Fingerprint, Globe, KeyRound, Network, Smartphone } from 'lucide-react';
import { accountWords } from './words/account-words.ts';

const signs = {
  password: KeyRound,
  directory: Network,
  provider: Globe,
  totp: Smartphone,
  passkey: Fingerprint,
} as const;

/** The ways to sign in to the account. */
export function MethodsCard({ methods }: { readonly methods: readonly SignInMethod[] }) {
  const say = useWords(accountWords);
  const language = useLanguage();
  return (
    <Card title={say('account.methods')} isFlush>
      <ul className="s-record-list">
        {methods.map(({ kind, detail, since }) => {
          const Sign = signs[kind];
          return (
            <li key={`${kind} ${detail} ${since}`}>
              <Sign size={20} aria-hidden="true" className="s-record-list-sign" />
              <div className="s-record-list-text">
                <span className="s-record-list-name">{say(`method.${kind}`)}</span>
                <span className="s-muted s-small">
                  {[detail, since && say('account.since', { at: formatMoment(since, language) })]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </div>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

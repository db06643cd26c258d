import type { PastSignIn } from '@sarn/authentication/contract';
import { Badge, Card, formatMoment, useLanguage, useWords } from '@sarn/platform-web';
import { accountWords } from './words/account-words.ts';

const reasons = [
  'signed-out',
  'revoked',
  'taken-over',
  'password-changed',
  'password-reset',
  'suspended',
  'expired',
] as const;

/** The last sign-ins and their results, so that a foreign one is noticed. */
export function SignInsCard({ signIns }: { readonly signIns: readonly PastSignIn[] }) {
  const say = useWords(accountWords);
  return (
    <Card title={say('account.signIns')} isFlush>
      <p className="s-record-list-intro s-muted s-small">{say('account.signInsText')}</p>
      <ul className="s-record-list">
        {signIns.map((signIn) => (
          <SignInRow key={signIn.id} signIn={signIn} />
        ))}
      </ul>
    </Card>
  );
}

function SignInRow({ signIn }: { readonly signIn: PastSignIn }) {
  const say = useWords(accountWords);
  const language = useLanguage();
  const { device, ip, at, endedAt, endReason } = signIn;
  const known = reasons.find((reason) => reason === endReason) ?? 'other';
  return (
    <li>
      <div className="s-record-list-text">
        <span className="s-record-list-name">{formatMoment(at, language)}</span>
        <span className="s-muted s-small">
          {device || say('account.unknownDevice')} · {say('account.address', { ip })}
        </span>
      </div>
      {endedAt === null ? (
        <Badge tone="success">{say('account.stillOpen')}</Badge>
      ) : (
        <span className="s-muted s-small">
          {say('account.endedAt', {
            reason: say(`reason.${known}`),
            at: formatMoment(endedAt, language),
          })}
        </span>
      )}
    </li>
  );
}

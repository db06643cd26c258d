import { useWords } from '@sarn/platform-web/public';
import { Info } from 'lucide-react';
import { authenticationWords } from '../words/authentication-words.ts';

const reasons = [
  'expired',
  'idle',
  'takenOver',
  'revoked',
  'passwordChanged',
  'passwordReset',
  'suspended',
] as const;

/** Why the sign-in page is shown again, when the person did not sign out. */
export function EndedNotice() {
  const say = useWords(authenticationWords);
  const asked = new URLSearchParams(location.search).get('ended');
  const reason = reasons.find((known) => known === asked);
  if (!reason) return null;
  return (
    <p className="sign-in-notice" role="status">
      <Info size={20} aria-hidden="true" />
      {say(`ended.${reason}`)}
    </p>
  );
}

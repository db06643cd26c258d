import { useWords } from '@sarn/platform-web/public';
import { Info } from 'lucide-react';
import { authenticationWords } from '../words/authentication-words.ts';

const reasons = [
  'expired',
  'idle',
  'takenOver',
  'revoked',
  'passwordChanged',
  'suspended',
] as const;

/** Why the person is here again, when the session ended by itself. */
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

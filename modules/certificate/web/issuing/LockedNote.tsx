import { Button, formatMoment, useLanguage, useWords } from '@sarn/platform-web';
import { LockKeyhole } from 'lucide-react';
import { useAuthority } from '../certificate.client.ts';
import { certificateWords } from '../words/certificate-words.ts';

/** While the issuing key is locked: what cannot be done, what waits, and the way to unlock it. */
export function LockedNote({ onUnlock }: { readonly onUnlock: () => void }) {
  const say = useWords(certificateWords);
  const language = useLanguage();
  const lock = useAuthority().data?.lock;
  if (!lock || lock.openedBy !== null) return null;
  const { dueSince, listUntil } = lock;
  return (
    <section className="certificate-note" aria-label={say('authority.lockedTitle')}>
      <LockKeyhole size={20} aria-hidden="true" />
      <div>
        <strong>{say('authority.lockedTitle')}</strong>
        <p>{say('authority.lockedText')}</p>
        <p>
          {dueSince !== null &&
            `${say('authority.lockedDue', { at: formatMoment(dueSince, language) })} · `}
          {say('authority.lockedUntil', { at: formatMoment(listUntil, language) })}
        </p>
      </div>
      <Button variant="primary" onPress={onUnlock}>
        {say('authority.unlock')}
      </Button>
    </section>
  );
}

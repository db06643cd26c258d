import { useWords } from '@sarn/platform-web';
import { registrationWords } from './words/registration-words.ts';
import './registration.css';

/** Form 12 as it is stamped at the top right of a letter. */
export function ReceiveStamp({ lines }: { readonly lines: readonly string[] }) {
  const say = useWords(registrationWords);
  return (
    <section className="receive-stamp" aria-label={say('stamp')}>
      {lines.map((line, at) => (
        // A stamp is in Thai whatever the reader's language; its lines are known by their place.
        <p key={at} lang="th">
          {line}
        </p>
      ))}
    </section>
  );
}

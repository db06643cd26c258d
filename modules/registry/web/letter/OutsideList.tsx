import { formatInstant } from '@sarn/kernel';
import { Badge, useLanguage, useWords } from '@sarn/platform-web';
import type { Tone } from '@sarn/platform-web';
import type { OutsideRecipientView } from '@sarn/registry/contract';
import { useTerms } from '../term.ts';
import { letterWords } from './words/letter-words.ts';

const tones: Readonly<Record<OutsideRecipientView['state'], Tone>> = {
  WAITING: 'warning',
  SENT: 'info',
  DELIVERED: 'success',
  FAILED: 'danger',
};

/** To whom outside the letter goes, by which way, and how far it is. */
export function OutsideList({
  recipients,
}: {
  readonly recipients: readonly OutsideRecipientView[];
}) {
  const say = useWords(letterWords);
  const term = useTerms();
  const language = useLanguage();
  return (
    <ul className="doc-lines">
      {recipients.map((recipient) => (
        <li key={recipient.id}>
          <div className="doc-line-head">
            <strong>{recipient.name}</strong>
            <Badge tone={tones[recipient.state]}>{term(recipient.stateTerm)}</Badge>
          </div>
          <div className="s-small s-muted">
            {[
              term(recipient.methodTerm),
              recipient.reference,
              recipient.sentAt &&
                say('sending.at', { when: formatInstant(recipient.sentAt, 'short', language) }),
              recipient.theirNo && say('sending.theirNoOf', { no: recipient.theirNo }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </div>
          {recipient.note && <p className="doc-line-note">{recipient.note}</p>}
        </li>
      ))}
    </ul>
  );
}

import { Badge, useLanguage, useWords, formatMoment } from '@sarn/platform-web';
import type { OutsideRecipientView } from '@sarn/correspondence/contract';
import { useTerms } from '@sarn/document/web';
import { letterWords } from '@sarn/correspondence/web';
import { outsideTones } from '../outside-tones.ts';

/** The addressees outside, with way and state of each. */
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
            <Badge tone={outsideTones[recipient.state]}>{term(recipient.stateTerm)}</Badge>
          </div>
          <div className="s-small s-muted">
            {[
              term(recipient.methodTerm),
              recipient.reference || recipient.attempts.at(-1)?.address,
              recipient.sentAt &&
                say('sending.at', { when: formatMoment(recipient.sentAt, language) }),
              recipient.theirNo && say('sending.theirNoOf', { no: recipient.theirNo }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </div>
          {recipient.note && <p className="doc-line-note">{recipient.note}</p>}
          <Attempts attempts={recipient.attempts} />
        </li>
      ))}
    </ul>
  );
}

/** Earlier attempts and what the other side reported; nothing where there was no failure. */
function Attempts({ attempts }: Pick<OutsideRecipientView, 'attempts'>) {
  const say = useWords(letterWords);
  const term = useTerms();
  const language = useLanguage();
  const last = attempts.at(-1);
  if (!last) return null;
  const facts = [
    last.acknowledgedAt &&
      `${say('sending.acknowledged')} ${formatMoment(last.acknowledgedAt, language)}`,
    last.receiverName && say('sending.receiver', { name: last.receiverName }),
  ].filter(Boolean);
  const hasTrouble = attempts.length > 1 || last.detail !== '';
  return (
    <>
      {facts.length > 0 && <p className="s-small s-muted letter-attempt">{facts.join(' · ')}</p>}
      {hasTrouble && (
        <details className="letter-attempts">
          <summary>{say('sending.attempts', { count: attempts.length })}</summary>
          <ol>
            {attempts.map((attempt) => (
              <li key={attempt.id} className="s-small">
                {[
                  attempt.sentAt && formatMoment(attempt.sentAt, language),
                  term(attempt.methodTerm),
                  attempt.address || attempt.reference,
                  term(attempt.stateTerm),
                ]
                  .filter(Boolean)
                  .join(' · ')}
                {attempt.reason && <div>{term(attempt.reason)}</div>}
                {attempt.detail && (
                  <div className="s-muted" lang="en">
                    {say('sending.fromThere', { words: attempt.detail })}
                  </div>
                )}
              </li>
            ))}
          </ol>
        </details>
      )}
    </>
  );
}

import { formatAge, Unbroken, useLanguage, useWords, formatMoment } from '@sarn/platform-web';
import { queueCodes } from '@sarn/document/contract';
import type { DocumentDetail } from '@sarn/document/contract';
import { UserRound } from 'lucide-react';
import { useShownQueueName } from './contexts.ts';
import { WithNobody } from './PartProviders.tsx';
import { useTerms } from '../term.ts';
import { registryWords } from '../words/registry-words.ts';

/** “ตอนนี้เรื่องอยู่ที่ใคร”: who has it now, for what, and since when. */
export function PrincipalList({ detail }: { readonly detail: DocumentDetail }) {
  const { principals } = detail;
  const say = useWords(registryWords);
  const term = useTerms();
  const queueName = useShownQueueName();
  const language = useLanguage();
  return (
    <section className="doc-principals" aria-label={say('document.nowWith')}>
      <h3>{say('document.nowWith')}</h3>
      {principals.length === 0 && (
        <p className="s-muted">
          <WithNobody
            detail={detail}
            instead={say(detail.isOver ? 'document.nobody' : 'document.nobodyNow')}
          />
        </p>
      )}
      <ul>
        {principals.map((principal, place) => {
          const code = queueCodes.find((known) => known === principal.queue);
          return (
            // The same person may have two sendings in the same queue.
            <li key={`${principal.name}/${principal.queue}/${place}`}>
              <UserRound size={18} aria-hidden="true" />
              <div>
                <strong>
                  <Unbroken text={principal.name} />
                </strong>
                <div className="s-small s-muted">
                  {code && <>{term(queueName(code))} · </>}
                  <time
                    dateTime={principal.since}
                    title={formatMoment(principal.since, language, 'full')}
                  >
                    {say('document.since', {
                      when: formatMoment(principal.since, language),
                      age: formatAge(principal.since),
                    })}
                  </time>
                </div>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

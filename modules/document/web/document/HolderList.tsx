import { formatInstant } from '@sarn/kernel';
import { formatAgo, useLanguage, useWords } from '@sarn/platform-web';
import { queueCodes } from '@sarn/document/contract';
import type { DocumentDetail } from '@sarn/document/contract';
import { UserRound } from 'lucide-react';
import { useShownQueueName } from './contexts.ts';
import { useTerms } from '../term.ts';
import { registryWords } from '../words/registry-words.ts';

/** “ตอนนี้เรื่องอยู่ที่ใคร”: who has it now, for what, and since when. */
export function HolderList({ detail }: { readonly detail: DocumentDetail }) {
  const { holders, publication } = detail;
  const say = useWords(registryWords);
  const term = useTerms();
  const queueName = useShownQueueName();
  const language = useLanguage();
  return (
    <section className="doc-holders" aria-label={say('document.holders')}>
      <h3>{say('document.holders')}</h3>
      {holders.length === 0 && (
        <p className="s-muted">
          {say(publication?.publishedAt ? 'publication.published' : 'document.nobody')}
        </p>
      )}
      <ul>
        {holders.map((holder, place) => {
          const code = queueCodes.find((known) => known === holder.queue);
          return (
            // The same person may hold two sendings in the same queue.
            <li key={`${holder.name}/${holder.queue}/${place}`}>
              <UserRound size={18} aria-hidden="true" />
              <div>
                <strong>{holder.name}</strong>
                <div className="s-small s-muted">
                  {code && <>{term(queueName(code))} · </>}
                  <time
                    dateTime={holder.since}
                    title={formatInstant(holder.since, 'full', language)}
                  >
                    {say('document.since', { when: formatAgo(holder.since) })}
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

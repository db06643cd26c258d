import { Disclosure, formatMoment, useLanguage, useWords } from '@sarn/platform-web';
import { useChecks } from '../audit.client.ts';
import { auditWords } from '../words/audit-words.ts';
import { CheckState } from './CheckState.tsx';

/** Verifications before the newest one. */
export function PastChecks() {
  const say = useWords(auditWords);
  const language = useLanguage();
  const past = useChecks().data?.slice(1) ?? [];
  if (past.length === 0) return null;
  return (
    <Disclosure title={say('log.past')} level={2}>
      <ul className="audit-past">
        {past.map(({ id, state, startedAt, askedByName, result }) => (
          <li key={id}>
            <span className="audit-past-head">
              <CheckState state={state} />
              <span className="s-muted s-small">
                {formatMoment(startedAt, language)} {say('log.by', { name: askedByName })}
              </span>
            </span>
            <span>{result || say('log.interruptedText')}</span>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

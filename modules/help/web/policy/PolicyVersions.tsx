import { formatDay } from '@sarn/platform-web';
import type { PolicyVersion } from '@sarn/help/contract';
import { useLanguage, useWords } from '@sarn/platform-web/public';
import { helpWords } from '../words/help-words.ts';

export interface PolicyVersionsProps {
  readonly versions: readonly PolicyVersion[];
  /** The version that is shown now. */
  readonly shown: string;
  readonly onChoose: (version: string) => void;
}

/** All versions of the policy, each to read. */
export function PolicyVersions({ versions, shown, onChoose }: PolicyVersionsProps) {
  const say = useWords(helpWords);
  const language = useLanguage();
  return (
    <section className="policy-versions s-no-print" aria-labelledby="policy-versions">
      <h2 id="policy-versions">{say('policy.versions')}</h2>
      <ul>
        {versions.map(({ version, inForceOn, state }) => (
          <li key={version}>
            <button
              type="button"
              className="policy-version"
              aria-current={version === shown ? 'true' : undefined}
              onClick={() => onChoose(version)}
            >
              <strong>{say('policy.version', { version })}</strong>
              <span className="s-small s-muted">
                {say('policy.from', { date: formatDay(inForceOn, language) })} ·{' '}
                {say(`policy.${state}`)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

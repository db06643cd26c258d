import { formatDay } from '@sarn/platform-web';
import { getPolicy } from '@sarn/help/contract';
import type { OutputOf } from '@sarn/kernel';
import {
  PublicButton,
  call,
  errorText,
  isAborted,
  useLanguage,
  usePageTitle,
  useWords,
} from '@sarn/platform-web/public';
import { useCallback, useEffect, useState } from 'react';
import { Reading } from '../reading/Reading.tsx';
import { helpWords } from '../words/help-words.ts';
import { PolicyVersions } from './PolicyVersions.tsx';
import './policy.css';

type Shown = OutputOf<typeof getPolicy>;

/**
 * `/privacy-policy`: the policy in force and those before. Made of plain elements, because it is
 * also read before sign-in.
 */
export default function PolicyPage() {
  const say = useWords(helpWords);
  usePageTitle(say('policy.title'));
  const language = useLanguage();
  const [version, setVersion] = useState(asked);
  const policy = usePolicyText(version);
  if (policy.error) {
    return (
      <div className="policy-page">
        <h1>{say('policy.failed')}</h1>
        <p role="alert">{errorText(policy.error)}</p>
        <PublicButton onPress={policy.again}>{say('policy.again')}</PublicButton>
      </div>
    );
  }
  if (!policy.shown) return <p role="status">{say('policy.loading')}</p>;
  const { item, versions } = policy.shown;
  return (
    <article className="policy-page">
      <header className="policy-head">
        <h1>{say('policy.title')}</h1>
        <p className="s-muted">
          {say('policy.version', { version: item.version })} ·{' '}
          {say('policy.from', { date: formatDay(item.inForceOn, language, 'full') })} ·{' '}
          {say(`policy.${item.state}`)}
        </p>
      </header>
      <Reading text={language === 'en' ? item.textEn : item.textTh} />
      <PolicyVersions versions={versions} shown={item.version} onChoose={setVersion} />
      <div className="s-no-print">
        <PublicButton onPress={() => window.print()}>{say('policy.print')}</PublicButton>
      </div>
    </article>
  );
}

function asked(): string {
  return new URLSearchParams(location.search).get('version') ?? '';
}

/** The text of a version; without a query cache, which the sign-in bundle does not contain. */
function usePolicyText(version: string) {
  const [shown, setShown] = useState<Shown | null>(null);
  const [error, setError] = useState<unknown>(null);
  const load = useCallback(
    async (signal?: AbortSignal) => {
      try {
        setShown(await call(getPolicy, { version }, signal ? { signal } : {}));
        setError(null);
      } catch (failure) {
        if (!isAborted(failure)) setError(failure);
      }
    },
    [version],
  );
  useEffect(() => {
    const giveUp = new AbortController();
    void load(giveUp.signal);
    return () => giveUp.abort();
  }, [load]);
  return { shown, error, again: () => void load() };
}

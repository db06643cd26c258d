import type { HealthView } from '@sarn/health/contract';
import { useWords } from '@sarn/platform-web';
import { StateIcon } from './StateIcon.tsx';
import { healthWords } from './words/health-words.ts';

/** The one sentence for somebody who has only that much time. */
export function HealthBanner({ lines, sessions }: Pick<HealthView, 'lines' | 'sessions'>) {
  const say = useWords(healthWords);
  const count = (state: string) => lines.filter((line) => line.state === state).length;
  const [failed, warned] = [count('failed'), count('warning')];
  const state = failed > 0 ? 'failed' : warned > 0 ? 'warning' : 'ok';
  const sentences = { ok: 'allWell', warning: 'warnedOnly', failed: 'failedOnly' } as const;
  const sentence = failed > 0 && warned > 0 ? 'failedAndWarned' : sentences[state];
  return (
    <div className={`health-banner health-banner-${state}`} role="status">
      <StateIcon state={state} size={28} />
      <div>
        <strong>{say(sentence, { failed, warned })}</strong>
        <div>{say('online', { count: sessions })}</div>
      </div>
    </div>
  );
}

import { formatDate } from '@sarn/kernel';
import { Card, useIsPhone, useLanguage, useWords } from '@sarn/platform-web';
import type { FlowCount, FlowStep } from '@sarn/workload/contract';
import { reportWords } from './words/report-words.ts';

interface FlowPanelProps {
  readonly flow: readonly FlowCount[];
  readonly step: FlowStep;
}

const tones = ['received', 'finished'] as const;

/** What came and what was finished, as two bars for each week or month. */
export function FlowPanel({ flow, step }: FlowPanelProps) {
  const say = useWords(reportWords);
  const language = useLanguage();
  // Side by side there is no room for the numbers of a quarter.
  const isBelow = useIsPhone();
  // Before the first there was nothing in the period: empty rows say no more.
  const begun = flow.findIndex(({ received, finished }) => received + finished > 0);
  const shown = flow.slice(Math.max(0, begun));
  const most = Math.max(1, ...shown.flatMap(({ received, finished }) => [received, finished]));
  return (
    <Card
      title={say(`flow.${step}`)}
      actions={
        <span className="report-key" aria-hidden="true">
          {tones.map((tone) => (
            <span key={tone} data-tone={tone}>
              {say(tone)}
            </span>
          ))}
        </span>
      }
    >
      <ul className={isBelow ? 'flow-rows' : 'flow-columns'}>
        {shown.map((count) => (
          <li key={count.from}>
            <span className="flow-name">
              {formatDate(count.from, step === 'week' ? 'dayMonth' : 'month', language)}
            </span>
            <span className="flow-bars">
              {tones.map((tone) => {
                const share = `${(count[tone] / most) * 100}%`;
                return (
                  <span key={tone} className="flow-track">
                    <span
                      className="flow-bar"
                      data-tone={tone}
                      style={isBelow ? { inlineSize: share } : { blockSize: share }}
                    />
                    <span className="flow-count">
                      <span className="s-hidden">{say(tone)} </span>
                      {count[tone].toLocaleString('en')}
                    </span>
                  </span>
                );
              })}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

import { Card, useWords } from '@sarn/platform-web';
import { outcomeWords } from './words/outcome-words.ts';

const cases = [
  'twoAtOnce',
  'recalled',
  'sentTwice',
  'cycle',
  'signatoryLeft',
  'holderLeft',
  'emptyChair',
  'unitEnded',
  'actingEnded',
  'calendarHole',
] as const;

/** What becomes of a matter on a bad day: one line for each event. */
export function Outcomes() {
  const say = useWords(outcomeWords);
  return (
    <section className="reg-stack reg-outcomes">
      <p className="s-muted">{say('intro')}</p>
      <Card title={say('title')} isFlush>
        <div className="reg-flow-scroll" tabIndex={0} role="region" aria-label={say('title')}>
          <table className="reg-flow-table">
            <thead>
              <tr>
                <th scope="col">{say('case')}</th>
                <th scope="col">{say('outcome')}</th>
              </tr>
            </thead>
            <tbody>
              {cases.map((one) => (
                <tr key={one}>
                  <th scope="row">{say(one)}</th>
                  <td>{say(`${one}Text`)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Card>
    </section>
  );
}

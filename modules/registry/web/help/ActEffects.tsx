import { Card, useWords } from '@sarn/platform-web';
import { actTerms } from '@sarn/registry/contract';
import type { ActCode } from '@sarn/registry/contract';
import { actEffects } from '../act/act-effects.ts';
import { useTerms } from '../term.ts';
import { outcomeWords } from './words/outcome-words.ts';

const acts = Object.keys(actEffects) as ActCode[];

/** Acts that take something back or end it, side by side: which one does what. */
export function ActEffects() {
  const say = useWords(outcomeWords);
  const term = useTerms();
  return (
    <section className="reg-stack reg-outcomes">
      <Card title={say('effects')} isFlush>
        <div className="reg-flow-scroll" tabIndex={0} role="region" aria-label={say('effects')}>
          <table className="reg-flow-table">
            <thead>
              <tr>
                <th scope="col">{say('act')}</th>
                <th scope="col">{say('effect')}</th>
              </tr>
            </thead>
            <tbody>
              {acts.map((act) => (
                <tr key={act}>
                  <th scope="row">{term(actTerms[act])}</th>
                  <td>{term(actEffects[act] ?? actTerms[act])}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Card>
    </section>
  );
}

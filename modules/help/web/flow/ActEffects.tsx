import { useWords } from '@sarn/platform-web';
import { actTerms } from '@sarn/document/contract';
import type { ActCode } from '@sarn/document/contract';
import { actEffects } from '@sarn/document/web';
import { useTerms } from '@sarn/document/web';
import { OutcomeTable } from './OutcomeTable.tsx';
import { outcomeWords } from './words/outcome-words.ts';

const acts = Object.keys(actEffects) as ActCode[];

/** Table of the acts that take something back or end it, with their effects. */
export function ActEffects() {
  const say = useWords(outcomeWords);
  const term = useTerms();
  const rows = acts.map((act) => ({
    id: act,
    what: term(actTerms[act]),
    outcome: term(actEffects[act] ?? actTerms[act]),
  }));
  return (
    <section className="reg-stack reg-outcomes">
      <OutcomeTable title={say('effects')} columns={[say('act'), say('effect')]} rows={rows} />
    </section>
  );
}

import { useWords } from '@sarn/platform-web';
import { OutcomeTable } from './OutcomeTable.tsx';
import { outcomeWords } from './words/outcome-words.ts';

const cases = [
  'twoAtOnce',
  'recalled',
  'sentTwice',
  'cycle',
  'signatoryLeft',
  'personLeft',
  'vacantPost',
  'unitEnded',
  'actingEnded',
  'calendarHole',
] as const;

/** What the system does in unusual events: one row for each. */
export function Outcomes() {
  const say = useWords(outcomeWords);
  const rows = cases.map((id) => ({ id, what: say(id), outcome: say(`${id}Text`) }));
  return (
    <section className="reg-stack reg-outcomes">
      <p className="s-muted">{say('intro')}</p>
      <OutcomeTable title={say('title')} columns={[say('case'), say('outcome')]} rows={rows} />
    </section>
  );
}

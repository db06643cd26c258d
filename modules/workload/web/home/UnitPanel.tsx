import { Card, LinkButton, useWords } from '@sarn/platform-web';
import { reportPath } from '@sarn/worklist/web';
import { useHomeUnits } from './home.client.ts';
import { UnitBars } from './UnitBars.tsx';
import { homeWords } from './words/home-words.ts';

/** Open work of the units for which the reader answers; nothing for other people. */
export function UnitPanel() {
  const say = useWords(homeWords);
  const { data: units = [] } = useHomeUnits();
  if (units.length === 0) return null;
  return (
    <Card
      title={say('units.title')}
      actions={<LinkButton href={reportPath}>{say('units.report')}</LinkButton>}
    >
      <UnitBars units={units} search={{}} />
    </Card>
  );
}

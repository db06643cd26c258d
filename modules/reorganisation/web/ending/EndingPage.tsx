import { PageHeader, useWords } from '@sarn/platform-web';
import { useState } from 'react';
import { EndedUnits } from './EndedUnits.tsx';
import { EndingForm } from './EndingForm.tsx';
import { PlannedEndings } from './PlannedEndings.tsx';
import { endingWords } from './words/ending-words.ts';
import './ending.css';

/** `/settings/{menuID}/unit-ending`: dissolving units and merging them. */
export default function EndingPage() {
  const say = useWords(endingWords);
  // A new form after each unit that ended.
  const [turn, setTurn] = useState(0);
  return (
    <div className="ending-page">
      <PageHeader above={say('above')} title={say('title')} />
      <p className="s-muted">{say('text')}</p>
      <EndingForm key={turn} onDone={() => setTurn(turn + 1)} />
      <PlannedEndings />
      <EndedUnits />
    </div>
  );
}

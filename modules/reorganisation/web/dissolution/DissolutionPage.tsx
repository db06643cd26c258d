import { PageHeader, useWords } from '@sarn/platform-web';
import { useState } from 'react';
import { EndedUnits } from './DissolvedUnits.tsx';
import { DissolutionForm } from './DissolutionForm.tsx';
import { PlannedDissolutions } from './PlannedDissolutions.tsx';
import { ProposalsCard } from '../proposal/ProposalsCard.tsx';
import { dissolutionWords } from './words/dissolution-words.ts';
import './dissolution.css';

/** `/settings/{menuID}/unit-dissolution`: dissolving units and merging them. */
export default function DissolutionPage() {
  const say = useWords(dissolutionWords);
  // A new form after each dissolution.
  const [turn, setTurn] = useState(0);
  return (
    <div className="dissolution-page">
      <PageHeader above={say('above')} title={say('title')} />
      <p className="s-muted">{say('text')}</p>
      <ProposalsCard />
      <DissolutionForm key={turn} onDone={() => setTurn(turn + 1)} />
      <PlannedDissolutions />
      <EndedUnits />
    </div>
  );
}

import { formatDate } from '@sarn/kernel';
import type { CivilDate } from '@sarn/kernel';
import {
  Badge,
  Card,
  EmptyState,
  ErrorSummary,
  PageHeader,
  Skeleton,
  useLanguage,
  useWords,
} from '@sarn/platform-web';
import { useState } from 'react';
import { EndingForm } from './EndingForm.tsx';
import { useUnitEndings } from './ending.client.ts';
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
      <EndedUnits />
    </div>
  );
}

function EndedUnits() {
  const say = useWords(endingWords);
  const language = useLanguage();
  const { data, error, refetch, isPending } = useUnitEndings();
  return (
    <Card title={say('ended')}>
      <ErrorSummary error={error} onRetry={() => void refetch()} />
      {isPending && <Skeleton count={2} />}
      {data?.rows.length === 0 && <EmptyState title={say('endedNone')} />}
      <ul className="ending-list">
        {data?.rows.map((row) => (
          <li key={row.unit.id}>
            <div>
              <strong>{row.unit.name}</strong>
              <p className="s-muted s-small">
                {say('endedFacts', {
                  day: formatDate(row.lastDay as CivilDate, 'full', language),
                  order: row.orderNo,
                  name: row.enteredName,
                })}
              </p>
              {row.note && <p className="s-small">{row.note}</p>}
            </div>
            <Badge tone={row.successor ? 'info' : 'neutral'}>
              {row.successor
                ? say('endedMerged', { heir: row.successor.name })
                : say('endedDissolved')}
            </Badge>
          </li>
        ))}
      </ul>
    </Card>
  );
}

import type { HealthLine } from '@sarn/health/contract';
import { settingsMenus } from '@sarn/kernel';
import { Card, Loaded, useWords } from '@sarn/platform-web';
import { Link } from '@tanstack/react-router';
import { StateIcon } from './StateIcon.tsx';
import { useHealth } from './health.client.ts';
import { healthWords } from './words/health-words.ts';
import './health.css';

const page = `/settings/${settingsMenus.centre}/health`;

/** Faults that the card lists; the page has all. */
const listed = 4;

/** State of the system beside the list of settings: what has to be done, or that all is well. */
export function HealthCard() {
  const say = useWords(healthWords);
  const health = useHealth();
  return (
    <Card title={say('title')}>
      <Loaded query={health} lines={3}>
        {({ lines, checkedAt }) => (
          <>
            {checkedAt ? <Faults lines={lines} /> : <p className="s-muted">{say('notChecked')}</p>}
            <p>
              <Link to={page} className="s-link">
                {say('openPage')}
              </Link>
            </p>
          </>
        )}
      </Loaded>
    </Card>
  );
}

function Faults({ lines }: { readonly lines: readonly HealthLine[] }) {
  const say = useWords(healthWords);
  const faults = lines.filter(({ state }) => state !== 'ok');
  const worst = faults.toSorted((a, b) => rank(a) - rank(b)).slice(0, listed);
  if (faults.length === 0) {
    return (
      <p className="health-card-line">
        <StateIcon state="ok" size={18} /> {say('allWell')}
      </p>
    );
  }
  return (
    <ul className="health-card-lines">
      {worst.map(({ code, name, state, fact }) => (
        <li key={code} className="health-card-line">
          <StateIcon state={state} size={18} />
          <div>
            {name}
            <div className="s-small s-muted">{fact}</div>
          </div>
        </li>
      ))}
      {faults.length > listed && (
        <li className="s-muted">{say('moreFaults', { count: faults.length - listed })}</li>
      )}
    </ul>
  );
}

const rank = ({ state }: HealthLine): number => (state === 'failed' ? 0 : 1);

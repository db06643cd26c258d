import { useWords } from '@sarn/platform-web';
import type { UnitLoad } from '@sarn/workload/contract';
import { Link } from '@tanstack/react-router';
import { openWorkPath } from './paths.ts';
import { homeWords } from './words/home-words.ts';
import './bars.css';

interface UnitBarsProps {
  readonly units: readonly UnitLoad[];
  /** What narrows the documents behind every bar. */
  readonly search: Readonly<Record<string, string>>;
  /** The bars are high enough for the numbers of their parts. */
  readonly hasNumbers?: boolean;
}

/** Share of the longest bar below which a number does not fit into its part. */
const narrowest = 0.06;

/** Open work of units as bars of one scale, in parts by due date; each leads to its documents. */
export function UnitBars({ units, search, hasNumbers = false }: UnitBarsProps) {
  const say = useWords(homeWords);
  const most = Math.max(1, ...units.map(({ open }) => open));
  return (
    <ul className="unit-bars">
      {units.map(({ id, name, open, soon, late }) => (
        <li key={id}>
          <Link
            to={openWorkPath}
            search={{ ...search, of: 'units', unitId: id, depth: 'own' }}
            className="unit-bar"
          >
            <span className="unit-name">{name}</span>
            <span className="unit-figures">
              <strong>
                {open.toLocaleString('en')}
                <span className="s-hidden"> {say('ages.unit', { count: open })}</span>
              </strong>
              {late > 0 && <span className="unit-late">{say('units.late', { count: late })}</span>}
            </span>
            <span className="unit-track" aria-hidden="true">
              {(
                [
                  ['plain', open - soon - late],
                  ['soon', soon],
                  ['late', late],
                ] as const
              ).map(([tone, count]) => (
                <span
                  key={tone}
                  data-tone={tone}
                  style={{ inlineSize: `${(count / most) * 100}%` }}
                >
                  {hasNumbers && count / most >= narrowest && count}
                </span>
              ))}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

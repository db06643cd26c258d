import { Card, useWords } from '@sarn/platform-web';
import { ageBandNames } from '@sarn/workload/contract';
import type { AgeBand, AgeCount } from '@sarn/workload/contract';
import { Link } from '@tanstack/react-router';
import { openWorkPath } from './paths.ts';
import { homeWords } from './words/home-words.ts';
import './bars.css';

/** How each band is coloured: the older, the more urgent. */
const tones: Readonly<Record<AgeBand, 'plain' | 'soon' | 'late'>> = {
  '0-3': 'plain',
  '4-7': 'plain',
  '8-15': 'soon',
  '16-30': 'soon',
  '31-60': 'late',
  '61': 'late',
};

interface AgePanelProps {
  readonly ages: readonly AgeCount[];
  /** What narrows the documents behind every bar. */
  readonly search: Readonly<Record<string, string>>;
  /** Bars that stand beside each other, with their numbers on top; below each other when left out. */
  readonly isHistogram?: boolean;
}

/** How old the open work is; each bar leads to its documents. */
export function AgePanel({ ages, search, isHistogram = false }: AgePanelProps) {
  const say = useWords(homeWords);
  const countOf = (band: AgeBand) => ages.find((one) => one.band === band)?.count ?? 0;
  const total = ages.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(1, ...ages.map(({ count }) => count));
  return (
    <Card
      title={say('ages.title')}
      actions={<span className="s-muted s-small">{say('ages.total', { count: total })}</span>}
    >
      <ul className={isHistogram ? 'age-histogram' : 'age-bars'}>
        {ageBandNames.map((band) => {
          const count = countOf(band);
          const share = `${(count / most) * 100}%`;
          const name = say(`ages.band.${band}`);
          const figure = (
            <span className="age-count">
              {count.toLocaleString('en')}
              <span className="s-hidden"> {say('ages.unit', { count })}</span>
            </span>
          );
          const face = (
            <>
              <span className="age-name">{name}</span>
              <span className="age-track">
                {isHistogram && figure}
                <span
                  className="age-part"
                  data-tone={tones[band]}
                  style={isHistogram ? { blockSize: share } : { inlineSize: share }}
                />
              </span>
              {!isHistogram && figure}
            </>
          );
          return (
            <li key={band}>
              {count > 0 ? (
                <Link to={openWorkPath} search={{ ...search, band }} className="age-bar">
                  {face}
                </Link>
              ) : (
                <span className="age-bar">{face}</span>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

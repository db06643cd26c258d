import { useWords } from '@sarn/platform-web';
import type { Compared } from '@sarn/workload/contract';
import { Link } from '@tanstack/react-router';
import { openWorkPath } from '../home/paths.ts';
import type { Totals } from './report-view.ts';
import { reportWords } from './words/report-words.ts';

interface ReportTotalsProps {
  readonly totals: Totals;
  readonly before: Compared;
  /** What narrows the documents behind the figures. */
  readonly search: Readonly<Record<string, string>>;
}

const changeOf = (change: number) => {
  if (change === 0) return 'unchanged';
  return change > 0 ? 'moreThanWeekAgo' : 'fewerThanWeekAgo';
};

/** The four figures of the whole report; those of open work lead to it. */
export function ReportTotals({ totals, before, search }: ReportTotalsProps) {
  const say = useWords(reportWords);
  const { open, late, units, finished, onTime, days } = totals;
  const { openWeekAgo, finishedBefore, daysBefore } = before;
  const change = openWeekAgo === null ? null : open - openWeekAgo;
  const grown =
    change !== null && say(changeOf(change), { count: Math.abs(change).toLocaleString('en') });
  const facts = (...said: readonly (string | false)[]) => said.filter(Boolean).join(' · ');
  return (
    <ul className="report-totals">
      <li>
        <Link to={openWorkPath} search={search}>
          {say('open')} <strong>{open.toLocaleString('en')}</strong>{' '}
          <small>{facts(say('documents', { count: open }), grown)}</small>
        </Link>
      </li>
      <li data-late={late > 0 || undefined}>
        <Link to={openWorkPath} search={{ ...search, dueness: 'late' }}>
          {say('late')} <strong>{late.toLocaleString('en')}</strong>{' '}
          <small>{say('inUnits', { count: units })}</small>
        </Link>
      </li>
      <li>
        <span>
          {say('finished')} <strong>{finished.toLocaleString('en')}</strong>{' '}
          <small>
            {facts(
              onTime !== null && say('onTime', { percent: onTime }),
              // Nothing is compared with a time from before the agency used the program.
              daysBefore !== null &&
                say('finishedBefore', { count: finishedBefore.toLocaleString('en') }),
            )}
          </small>
        </span>
      </li>
      <li>
        <span>
          {say('days')} <strong>{days.toFixed(1)}</strong>{' '}
          <small>
            {facts(
              say('inDays'),
              daysBefore !== null && say('daysBefore', { days: daysBefore.toFixed(1) }),
            )}
          </small>
        </span>
      </li>
    </ul>
  );
}

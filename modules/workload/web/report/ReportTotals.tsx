import { useWords } from '@sarn/platform-web';
import { Link } from '@tanstack/react-router';
import { openWorkPath } from '../home/paths.ts';
import type { Totals } from './report-view.ts';
import { reportWords } from './words/report-words.ts';

interface ReportTotalsProps {
  readonly totals: Totals;
  /** What narrows the documents behind the figures. */
  readonly search: Readonly<Record<string, string>>;
}

/** The four figures of the whole report; those of open work lead to it. */
export function ReportTotals({ totals, search }: ReportTotalsProps) {
  const say = useWords(reportWords);
  const { open, late, units, finished, onTime, days } = totals;
  return (
    <ul className="report-totals">
      <li>
        <Link to={openWorkPath} search={search}>
          {say('open')} <strong>{open.toLocaleString('en')}</strong>{' '}
          <small>{say('documents', { count: open })}</small>
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
          <small>{onTime === null ? '' : say('onTime', { percent: onTime })}</small>
        </span>
      </li>
      <li>
        <span>
          {say('days')} <strong>{days.toFixed(1)}</strong> <small>{say('inDays')}</small>
        </span>
      </li>
    </ul>
  );
}

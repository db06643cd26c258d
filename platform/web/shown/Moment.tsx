import type { CivilDate, Instant } from '@sarn/kernel';
import { useLanguage } from '../words/words.ts';
import { formatAge, formatDay, formatMoment } from './relative-date.ts';

/** A point in time in a list: `20 พ.ย. 69 · 09.01 น.`, below it how long ago; never broken over lines. */
export function Moment({ at }: { readonly at: Instant }) {
  const language = useLanguage();
  return (
    <time className="s-moment" dateTime={at} title={formatMoment(at, language, 'full')}>
      <span>{formatMoment(at, language)}</span>
      <span className="s-moment-age">{formatAge(at)}</span>
    </time>
  );
}

/** A day in a list: `20 พ.ย. 69`, never broken over lines. */
export function Day({ date }: { readonly date: CivilDate }) {
  const language = useLanguage();
  return (
    <time className="s-day" dateTime={date} title={formatDay(date, language, 'full')}>
      {formatDay(date, language)}
    </time>
  );
}

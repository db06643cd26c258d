import { civilDateAt, formatTime } from '@sarn/kernel';
import { useLanguage } from '../words/words.ts';
import { formatMoment } from './relative-date.ts';

/** Says a moment shortly: the time of day alone where it is today. */
export function useSavedWhen(): (at: string) => string {
  const language = useLanguage();
  return (at) =>
    civilDateAt(at) === civilDateAt(new Date())
      ? formatTime(at, language)
      : formatMoment(at, language);
}

import { civilDateAt, formatTime } from '@sarn/kernel';
import { officeToday } from '@sarn/document/web';
import { useLanguage, formatMoment } from '@sarn/platform-web';

/** Says a moment shortly: the time of day alone where it is today. */
export function useSavedWhen(): (at: string) => string {
  const language = useLanguage();
  return (at) =>
    civilDateAt(at) === officeToday() ? formatTime(at, language) : formatMoment(at, language);
}

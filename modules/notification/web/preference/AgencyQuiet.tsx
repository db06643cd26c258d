import type { Preference } from '@sarn/notification/contract';
import { formatHours } from '@sarn/kernel';
import { useLanguage, useWords } from '@sarn/platform-web';
import { preferenceWords } from './words/preference-words.ts';

/** The quiet time of the agency, which holds for everybody. */
export function AgencyQuiet({ quiet }: { readonly quiet: Preference['agencyQuiet'] }) {
  const say = useWords(preferenceWords);
  const { from, until, hasDaysOff } = quiet;
  const language = useLanguage();
  const parts = [
    from !== null && until !== null ? formatHours(from, until, language) : '',
    hasDaysOff ? say('times.agencyDaysOff') : '',
  ].filter(Boolean);
  if (parts.length === 0) return null;
  return <p className="s-muted">{say('times.agency', { times: parts.join(' ') })}</p>;
}

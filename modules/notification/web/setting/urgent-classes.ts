import { useWords } from '@sarn/platform-web';
import { settingWords } from './words/setting-words.ts';

/** From which speed on a notice breaks the quiet time, with its words. */
export function useUrgentClasses() {
  const say = useWords(settingWords);
  return [
    { value: 'urgent', label: say('policy.fromUrgent') },
    { value: 'very-urgent', label: say('policy.fromVeryUrgent') },
    { value: 'immediate', label: say('policy.fromImmediate') },
  ] as const;
}

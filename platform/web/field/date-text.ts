import { formatDate, parseCivilDate } from '@sarn/kernel';
import type { CivilDate, Language } from '@sarn/kernel';
import { useState } from 'react';
import { platformWords } from '../words/platform-words.ts';
import { useLanguage, useWords } from '../words/words.ts';

export interface DateLimits {
  readonly minValue?: CivilDate | undefined;
  readonly maxValue?: CivilDate | undefined;
}

interface DateText {
  readonly text: string;
  readonly type: (text: string) => void;
  /** When the field is left: a day is written out in full, anything else is shown as wrong. */
  readonly leave: () => void;
  readonly error: string | null;
}

/** The day as written in the field: `21/11/2569`; in English with the Christian year. */
export function fieldDate(date: CivilDate | null, language: Language): string {
  return date === null ? '' : formatDate(date, 'numeric', language);
}

/**
 * The text of a date field: typed freely, parsed by the kernel.
 *
 * A half-typed day gives null; wrong text stays until it is corrected, it is never replaced.
 */
export function useDateText(
  value: CivilDate | null,
  onChange: (value: CivilDate | null) => void,
  limits: DateLimits,
): DateText {
  const language = useLanguage();
  const say = useWords(platformWords);
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  // A value set from outside (calendar, form reset) wins over what was typed before.
  const isStale = typed !== null && value !== null && parseCivilDate(typed) !== value;
  const text = typed === null || isStale ? fieldDate(value, language) : typed;
  const day = text.trim() === '' ? null : parseCivilDate(text);

  const wrong = (): string | null => {
    // No error is shown while the person still types.
    if (text.trim() === '' || (typed !== null && !isLeft)) return null;
    if (day === null) return say('date.invalid');
    const { minValue, maxValue } = limits;
    if (minValue && day < minValue) {
      return say('date.tooEarly', { date: formatDate(minValue, 'full', language) });
    }
    if (maxValue && day > maxValue) {
      return say('date.tooLate', { date: formatDate(maxValue, 'full', language) });
    }
    return null;
  };
  return {
    text,
    error: wrong(),
    type: (next) => {
      setTyped(next);
      setLeft(false);
      const read = next.trim() === '' ? null : parseCivilDate(next);
      if (read !== value) onChange(read);
    },
    leave: () => {
      setLeft(true);
      if (day !== null) setTyped(null);
    },
  };
}

import { formatDay } from '../shown/relative-date.ts';
import { parseCivilDate } from '@sarn/kernel';
import type { CivilDate } from '@sarn/kernel';
import type { ReactNode } from 'react';
import { platformWords } from '../words/platform-words.ts';
import { useLanguage, useWords } from '../words/words.ts';
import { useDateText } from './date-text.ts';
import type { DateLimits } from './date-text.ts';
import type { FieldProps } from './FieldParts.tsx';
import { TextField } from './TextField.tsx';

export interface DateFieldProps extends FieldProps, DateLimits {
  /** `YYYY-MM-DD`, Christian era; null while empty or half typed. */
  readonly value: CivilDate | null;
  readonly onChange: (value: CivilDate | null) => void;
  /** Inside the frame, after the text. */
  readonly after?: ReactNode;
}

/**
 * A day, typed: `5/12/2569`, `๕/๑๒/๒๕๖๙`, `05122569`, `5/12/2026`; the recognised day is written
 * out below. A day that does not exist is refused, not corrected.
 */
export function DateField(props: DateFieldProps) {
  const say = useWords(platformWords);
  const language = useLanguage();
  const { value, onChange, minValue, maxValue, description, onBlur } = props;
  const date = useDateText(value, onChange, { minValue, maxValue });
  const understood = value !== null && parseCivilDate(date.text) === value;
  const leave = () => {
    date.leave();
    onBlur?.();
  };
  return (
    <TextField
      {...props}
      value={date.text}
      onChange={date.type}
      onBlur={leave}
      error={date.error ?? props.error}
      placeholder={props.placeholder ?? say('date.placeholder')}
      description={understood ? formatDay(value, language, 'full') : description}
      autoComplete="off"
      maxLength={30}
    />
  );
}

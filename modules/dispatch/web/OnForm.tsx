import { toThaiDigits } from '@sarn/kernel';
import { useLanguage } from '@sarn/platform-web';

interface OnFormProps {
  /** In English, where the reader has chosen it; what is stored in Thai only is given as `th` alone. */
  readonly en?: string;
  readonly th: string;
}

/** Text of the delivery book in the language of the reader, in Thai with the digits of the form. */
export function OnForm({ en, th }: OnFormProps) {
  return useLanguage() === 'en' ? (en ?? th) : toThaiDigits(th);
}

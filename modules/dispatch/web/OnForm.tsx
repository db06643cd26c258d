import { toThaiDigits } from '@sarn/kernel';
import { useLanguage } from '@sarn/platform-web';

interface OnFormProps {
  /** In English, where the reader has chosen it; what is stored in Thai only is given as `th` alone. */
  readonly en?: string;
  readonly th: string;
}

/** Text of the delivery book: in the language of the reader on the screen, in Thai with Thai digits as form 16 is printed. */
export function OnForm({ en, th }: OnFormProps) {
  const printed = toThaiDigits(th);
  const shown = useLanguage() === 'en' ? (en ?? th) : printed;
  if (shown === printed) return printed;
  return (
    <>
      <span className="s-no-print">{shown}</span>
      <span className="delivery-printed" lang="th">
        {printed}
      </span>
    </>
  );
}

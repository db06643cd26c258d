import { WifiOff } from 'lucide-react';
import { ApiError } from '../api/api-error.ts';
import { errorText } from '../words/error-text.ts';
import { useLanguage } from '../words/words.ts';

/** Says why something cannot be done without a line. */
export function LineRefusal({ code }: { readonly code: string }) {
  const language = useLanguage();
  const nothing = { params: {}, message: '', status: 0, requestId: null, body: {} };
  return (
    <div role="status" className="s-line-off">
      <WifiOff size={20} aria-hidden="true" />
      <p>{errorText(new ApiError({ ...nothing, code }), language)}</p>
    </div>
  );
}

import { useWords } from '@sarn/platform-web';
import { arrivalWarnings } from '@sarn/intake/contract';
import type { ArrivalDetail, ArrivalWarning } from '@sarn/intake/contract';
import { TriangleAlert } from 'lucide-react';
import { useTerms } from '@sarn/document/web';
import { TrustBadge } from './TrustBadge.tsx';
import { arrivalWords } from './words/arrival-words.ts';
import './arrival.css';

/** The sender as the message says, how sure that is, and warnings. */
export function ArrivalSender({ arrival }: { readonly arrival: ArrivalDetail }) {
  const say = useWords(arrivalWords);
  const term = useTerms();
  const { senderName, senderAddress, trust } = arrival;
  const warnings = arrival.warnings.flatMap((code) =>
    code in arrivalWarnings ? [arrivalWarnings[code as ArrivalWarning]] : [],
  );
  return (
    <div className="reg-stack">
      <div className="arrival-sender">
        <span>
          {say('from')}: <strong>{senderName || senderAddress}</strong>{' '}
          {senderName && <span className="s-muted arrival-address">{senderAddress}</span>}
        </span>
        <TrustBadge trust={trust} />
      </div>
      {warnings.length > 0 && (
        <div className="reg-warning" role="note" aria-label={say('warning')}>
          <TriangleAlert size={20} aria-hidden="true" />
          <div className="reg-stack">
            {warnings.map((warning) => (
              <p key={warning.en}>{term(warning)}</p>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}

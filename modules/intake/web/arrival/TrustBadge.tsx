import { Badge } from '@sarn/platform-web';
import type { Tone } from '@sarn/platform-web';
import { arrivalTrusts } from '@sarn/intake/contract';
import type { ArrivalTrust } from '@sarn/intake/contract';
import { useTerms } from '@sarn/document/web';

const tones: Readonly<Record<ArrivalTrust, Tone>> = {
  proven: 'success',
  unknown: 'neutral',
  doubtful: 'danger',
};

/** How sure it is that the sender is who the message says. */
export function TrustBadge({ trust }: { readonly trust: ArrivalTrust }) {
  const term = useTerms();
  return (
    <Badge tone={tones[trust]} isStrong={trust === 'doubtful'}>
      {term(arrivalTrusts[trust])}
    </Badge>
  );
}

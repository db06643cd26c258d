import { Badge } from '@sarn/platform-web';
import type { Tone } from '@sarn/platform-web';
import type { DocumentDetail } from '@sarn/document/contract';
import { useTerms } from '@sarn/document/web';

const tones: Readonly<Record<string, Tone>> = {
  NOT_YET: 'warning',
  IN_FORCE: 'success',
  AMENDED: 'info',
  REPEALED: 'danger',
  VALID: 'success',
  EXPIRED: 'warning',
  REVOKED: 'danger',
};

/** Whether an order holds today, or a certificate; nothing for papers that have no such standing. */
export function StandingBadge({ detail }: { readonly detail: DocumentDetail }) {
  const term = useTerms();
  const standing = detail.publication?.standing ?? detail.letter?.standing;
  if (!standing) return null;
  // The state of a certificate that was revoked says it already.
  if (standing.code === 'REVOKED') return null;
  return <Badge tone={tones[standing.code] ?? 'neutral'}>{term(standing.term)}</Badge>;
}

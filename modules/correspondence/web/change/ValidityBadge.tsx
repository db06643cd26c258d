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

/** Whether an order holds today, or a certificate; nothing for documents that have no such standing. */
export function ValidityBadge({ detail }: { readonly detail: DocumentDetail }) {
  const term = useTerms();
  const validity = detail.publication?.standing ?? detail.letter?.standing;
  if (!validity) return null;
  // The state of a certificate that was revoked says it already.
  if (validity.code === 'REVOKED') return null;
  return <Badge tone={tones[validity.code] ?? 'neutral'}>{term(validity.term)}</Badge>;
}

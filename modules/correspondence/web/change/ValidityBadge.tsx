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

/** Whether an order or a certificate is in force today; nothing for documents without validity. */
export function ValidityBadge({ detail }: { readonly detail: DocumentDetail }) {
  const term = useTerms();
  const validity = detail.publication?.validity ?? detail.letter?.validity;
  if (!validity) return null;
  // The state badge already says that a certificate is revoked.
  if (validity.code === 'REVOKED') return null;
  return <Badge tone={tones[validity.code] ?? 'neutral'}>{term(validity.term)}</Badge>;
}

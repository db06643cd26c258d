import { Badge } from '@sarn/platform-web';
import { speedClasses } from '@sarn/document/contract';
import type { SpeedClass } from '@sarn/document/contract';
import { useTerms } from '../term.ts';

/** The speed class in words: the ordinary one green, all others red. */
export function SpeedBadge({ speed }: { readonly speed: string }) {
  const term = useTerms();
  const known = speedClasses[speed as SpeedClass];
  if (!known) return <Badge>{speed}</Badge>;
  return <Badge tone={known.tone}>{term(known)}</Badge>;
}

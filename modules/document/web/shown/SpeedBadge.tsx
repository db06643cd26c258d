import { Badge } from '@sarn/platform-web';
import { speedTone } from '@sarn/document-classes/contract';
import { useSpeed } from '@sarn/document-classes/web';
import { useTerms } from '../term.ts';

/** The speed class in words: the ordinary one green, all others red. */
export function SpeedBadge({ speed }: { readonly speed: string }) {
  const term = useTerms();
  const known = useSpeed(speed);
  if (!known) return <Badge>{speed}</Badge>;
  return <Badge tone={speedTone(known)}>{term(known)}</Badge>;
}

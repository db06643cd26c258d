import { useWords } from '@sarn/platform-web';
import type { DocumentDetail } from '@sarn/document/contract';
import { registryWords } from '@sarn/document/web';
import type { ReactNode } from 'react';

interface PublishedProps {
  readonly detail: DocumentDetail;
  readonly instead: ReactNode;
}

/** A published document is with everybody, so nobody has to do anything with it. */
export function Published({ detail: { publication }, instead }: PublishedProps) {
  const say = useWords(registryWords);
  return publication?.publishedAt ? say('publication.published') : instead;
}

import { DescriptionFrame } from '@sarn/platform-web';
import type { DocumentDetail } from '@sarn/document/contract';
import { orderedParts } from './provided-parts.ts';

/** The facts of a document. */
export function DocumentFacts({ detail }: { readonly detail: DocumentDetail }) {
  return (
    <DescriptionFrame>
      {orderedParts('facts').map(({ id, Facts }) => (
        <Facts key={id} detail={detail} />
      ))}
    </DescriptionFrame>
  );
}

import type { DocumentPageParts } from '@sarn/document/web';
import { References } from './References.tsx';
import { SimilarLink } from './SimilarLink.tsx';

/** Documents linked with this one, and the link to similar ones. */
export const documentPage: DocumentPageParts = {
  panels: [
    { id: 'references', order: 130, Panel: ({ detail }) => <References documentId={detail.id} /> },
    { id: 'similar', order: 170, Panel: ({ detail }) => <SimilarLink title={detail.title} /> },
  ],
};

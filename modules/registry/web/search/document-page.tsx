import type { DocumentPageParts } from '../document/page-parts.ts';
import { SimilarLink } from './SimilarLink.tsx';

/** The way to documents like this one. */
export const documentPage: DocumentPageParts = {
  panels: [
    { id: 'similar', order: 170, Panel: ({ detail }) => <SimilarLink title={detail.title} /> },
  ],
};

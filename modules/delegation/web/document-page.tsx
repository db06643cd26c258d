import type { DocumentPageParts } from '@sarn/document/web';
import { ActingOffer } from './ActingOffer.tsx';

/** What the page of a command offers: entering the acting order that it gives. */
export const documentPage = {
  panels: [{ id: 'acting-offer', order: 25, Panel: ActingOffer }],
} satisfies DocumentPageParts;

import type { DocumentPageParts } from '@sarn/document/web';
import { ReviewPanel } from './ReviewPanel.tsx';

/** The way from the page of a draft to its text with what was said about it. */
export const documentPage = {
  panels: [{ id: 'review', order: 15, Panel: ReviewPanel }],
} satisfies DocumentPageParts;

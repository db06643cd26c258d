import type { DocumentPageParts } from '@sarn/document/web';
import { RouteButton } from './route/RouteButton.tsx';

/** Who had the document and for how long, as a drawing. */
export const documentPage: DocumentPageParts = {
  panels: [{ id: 'route-drawing', order: 175, Panel: RouteButton }],
};

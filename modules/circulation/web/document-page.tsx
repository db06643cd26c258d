import type { DocumentPageParts } from '@sarn/document/web';
import { AcknowledgeBar } from './AcknowledgeBar.tsx';
import { DocumentCirculations } from './DocumentCirculations.tsx';

/** To whom the document was circulated, and the button with which its reader acknowledges it. */
export const documentPage: DocumentPageParts = {
  panels: [{ id: 'circulations', order: 50, Panel: DocumentCirculations }],
  ActBar: AcknowledgeBar,
};

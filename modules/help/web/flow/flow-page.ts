import { withDocumentParts } from '@sarn/document/web';

/** The page with what modules bring to documents: apart, for pages of the module that strangers see. */
export const loadFlowPage = () => withDocumentParts(import('./FlowHelpPage.tsx'));

/** Addresses of this room's pages, below the base path. */
export const documentPath = (documentId: string) => `/sarabun/document/${documentId}`;
export const queuePath = (code: string) => `/sarabun/queue/${code}`;
export const memoPath = (documentId: string) => `/sarabun/memo/${documentId}/edit`;
/** Where the draft of a published kind is edited. */
export const publicationPath = (documentId: string) => `/sarabun/publication/${documentId}/edit`;
export const createPath = '/sarabun/create';
export const createKindPath = (kind: string) => `${createPath}/${kind}`;
export const registerIncomingPath = '/sarabun/create/outside';
/** Letters from elsewhere, one of them, and the form that registers it. */
export const arrivalsPath = '/sarabun/arrivals';
export const arrivalPath = (id: string) => `${arrivalsPath}/${id}`;
export const registerArrivalPath = (id: string) => `${registerIncomingPath}?arrival=${id}`;
/** Several letters of one post bag. */
export const postBagPath = '/sarabun/post-bag';
export const createMemoPath = '/sarabun/create/inside';
export const registerBookPath = '/sarabun/register';
/** The register on paper, and the proof of its numbers. */
export const registerSheetPath = '/sarabun/register/print';
export const registerProofPath = '/sarabun/register/proof';
/** All papers one may see. */
export const documentsPath = '/sarabun/documents';
/** Who acts for whom. */
export const actingPath = '/sarabun/acting';
/** How the work stands by unit and person. */
export const reportPath = '/sarabun/report';
/** Destruction and transfer lists, and one of them. */
export const retentionPath = '/sarabun/retention';
export const retentionListPath = (id: string) => `${retentionPath}/${id}`;
/** Classified papers, their registers and readers. */
export const secretPath = '/sarabun/secret';
/** Agencies and people outside. */
export const contactsPath = '/sarabun/contacts';
/** Papers circulated to the reader, and the readers of one circulation. */
export const circulationsPath = '/sarabun/circulation';
export const circulationPath = (id: string) => `${circulationsPath}/${id}`;
/** Letters to addressees outside: the work list, and the delivery book. */
export const outgoingPath = '/sarabun/outgoing';
export const deliveryBookPath = '/sarabun/delivery-book';
export const flowHelpPath = '/sarabun/help/flow';
/** All areas of the registry, one of them, and the folders for finished papers. */
export const listsPath = '/sarabun/lists';
export const areaPath = (area: string) => `/sarabun/list/${area}`;
export const foldersPath = '/sarabun/folders';

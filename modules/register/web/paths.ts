export const registerBookPath = '/sarabun/register';
/** The register on paper, and the proof of its numbers. */
export const registerSheetPath = '/sarabun/register/print';
export const registerProofPath = '/sarabun/register/proof';

export const registerBookPath = '/sarabun/register';
/** The printed register, and the proof of its numbers. */
export const registerSheetPath = '/sarabun/register/print';
export const registerProofPath = '/sarabun/register/proof';

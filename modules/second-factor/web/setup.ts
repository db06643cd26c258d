// For the page that makes the first administrator.
export { QrPicture } from './QrPicture.tsx';
export { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx';

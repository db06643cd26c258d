// Of the form by which somebody confirms a signature, for pages on which several documents are signed.
export { NotReady } from './CertificateLine.tsx';
export { CodeField } from './CodeField.tsx';
export { FullHash } from './FullHash.tsx';
export { useStillPrepared } from './signature.client.ts';

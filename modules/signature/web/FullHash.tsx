import { groupedHash } from '@sarn/signing/contract';

/** A hash in groups that can be compared by eye. */
export const FullHash = ({ sha256 }: { readonly sha256: string }) => (
  <code>{groupedHash(sha256)}</code>
);

import type { PlatformConfig } from '@sarn/platform-server';
import type { DocumentVerification } from '@sarn/pdf/server';
import { groupedCode } from '../contract/index.ts';

/** Where a code is verified, as it is printed. */
export function verificationPlace(
  { publicUrl, basePath }: Pick<PlatformConfig, 'publicUrl' | 'basePath'>,
  code: string,
): DocumentVerification {
  const address = `${publicUrl}${basePath}v`;
  return {
    ...{ url: `${address}#${code}`, code: groupedCode(code) },
    address: address.replace(/^https?:\/\//, ''),
  };
}

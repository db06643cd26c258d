import { certificateLimits } from '@sarn/certificate/contract';
import type { getAuthority } from '@sarn/certificate/contract';
import type { OutputOf } from '@sarn/kernel';
import { useWords } from '@sarn/platform-web';
import { certificateWords } from '../words/certificate-words.ts';

/** Whether the server has the secret in a file. */
export type SecretFile = OutputOf<typeof getAuthority>['secretFile'];

interface NewSecret {
  readonly secret: string;
  readonly again: string;
  readonly password: string;
}

/** What is wrong with a new secret of the issuing key, under its two fields; nothing where a file has it. */
export function useIssuingSecretCheck(file: SecretFile) {
  const say = useWords(certificateWords);
  const least = certificateLimits.secretLength;
  return ({ secret, again, password }: NewSecret) =>
    file !== 'none'
      ? {}
      : {
          secret:
            ([...secret].length < least && say('authority.secretShort', { least })) ||
            (secret === password && say('authority.secretIsPassword')),
          again: secret !== again && say('authority.secretDiffers'),
        };
}

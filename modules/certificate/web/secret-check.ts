import { certificateLimits } from '@sarn/certificate/contract';
import { useWords } from '@sarn/platform-web';
import { certificateWords } from './words/certificate-words.ts';

interface NewSecret {
  readonly secret: string;
  readonly again: string;
}

/** What is wrong with a new signing password, under its two fields. */
export function useSecretCheck() {
  const say = useWords(certificateWords);
  const least = certificateLimits.secretLength;
  return ({ secret, again }: NewSecret, password = '') => ({
    secret:
      (secret.length < least && say('secretShort', { least })) ||
      (secret === password && say('secretIsPassword')),
    again: secret !== again && say('secretDiffers'),
  });
}

import type { EndedAccount } from '@sarn/personnel/contract';
import { useWords } from '@sarn/platform-web';
import { accountWords } from './words/account-words.ts';

/** Why an account was suspended: the words of a person, or those of the product in the language shown. */
export function useSuspendReason(): (account: Pick<EndedAccount, 'code' | 'reason'>) => string {
  const say = useWords(accountWords);
  return ({ code, reason: of }) => {
    if (code === null) return of;
    const why = say(`codes.${code}`);
    if (of === '') return why;
    return code.startsWith('left-') ? `${why} ${of}` : say('codeOf', { why, of });
  };
}

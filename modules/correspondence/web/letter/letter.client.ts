import type { OutputOf, SentInputOf } from '@sarn/kernel';
import { call } from '@sarn/platform-web';
import { getLetterSender, saveLetter } from '@sarn/correspondence/contract';
import type { LetterLanguage } from '@sarn/correspondence/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

/** Writes a document of the kinds of `letterRules`, or a new version of one's draft. */
export function useSaveLetter() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({
      idempotencyKey,
      ...sent
    }: SentInputOf<typeof saveLetter> & { idempotencyKey: string }) =>
      call(saveLetter, sent, { idempotencyKey }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['registry'] }),
  });
}

type Sender = OutputOf<typeof getLetterSender>;
const unknownSender: Sender = {
  ...{ address: '', contact: '' },
  english: { address: '', contact: '', englishCode: '' },
};

/** The lines of a new letter in a language. */
export const linesOf = ({ address, contact, english }: Sender, language: LetterLanguage) =>
  language === 'en' ? english : { address, contact };

/** The lines of agency and unit with which a new letter begins; undefined while they are on their way. */
export function useLetterSender(): Sender | undefined {
  const { data, isError } = useQuery({
    queryKey: ['registry', 'letter-sender'],
    queryFn: ({ signal }) => call(getLetterSender, {}, { signal }),
    // The start of a form does not change while it is filled in.
    staleTime: Infinity,
  });
  return data ?? (isError ? unknownSender : undefined);
}

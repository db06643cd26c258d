import {
  Button,
  ErrorSummary,
  download,
  saveBlob,
  useLanguage,
  useWords,
} from '@sarn/platform-web';
import { printVerificationSheet } from '@sarn/signature/contract';
import { useMutation } from '@tanstack/react-query';
import { signatureWords } from './words/signature-words.ts';

/** Saves the verification of a signed document as one PDF page. */
export function SheetButton({ code }: { readonly code: string }) {
  const say = useWords(signatureWords);
  const language = useLanguage();
  const sheet = useMutation({
    mutationFn: () =>
      download(printVerificationSheet, { code, language: language === 'en' ? 'en' : 'th' }),
    onSuccess: ({ blob, fileName }) => saveBlob(blob, fileName),
  });
  return (
    <>
      <Button isPending={sheet.isPending} onPress={() => sheet.mutate()}>
        {say('sheet')}
      </Button>
      <ErrorSummary error={sheet.error} isFocused />
    </>
  );
}

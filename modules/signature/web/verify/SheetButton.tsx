import {
  PublicButton,
  download,
  errorText,
  saveBlob,
  useLanguage,
  useWords,
} from '@sarn/platform-web/public';
import { printVerificationSheet } from '@sarn/signature/contract';
import { useState } from 'react';
import { verifyWords } from './words/verify-words.ts';

type Shown = 'idle' | 'making' | { readonly error: unknown };

/** Saves what the page tells as one PDF page, in the language of the page. */
export function SheetButton({ code }: { readonly code: string }) {
  const say = useWords(verifyWords);
  const language = useLanguage();
  const [shown, show] = useState<Shown>('idle');
  const save = async () => {
    show('making');
    try {
      const { blob, fileName } = await download(printVerificationSheet, {
        code,
        language: language === 'en' ? 'en' : 'th',
      });
      saveBlob(blob, fileName);
      show('idle');
    } catch (error) {
      show({ error });
    }
  };
  return (
    <>
      <PublicButton isPending={shown === 'making'} onPress={() => void save()}>
        {say('sheet')}
      </PublicButton>
      {typeof shown === 'object' && <p role="alert">{errorText(shown.error)}</p>}
    </>
  );
}

import { isClassified } from '@sarn/document/contract';
import type { DocumentDetail } from '@sarn/document/contract';
import { printBlob } from '@sarn/file/web';
import { printCover } from '@sarn/printed-document/contract';
import { Button, ErrorSummary, download, useWords } from '@sarn/platform-web';
import { useMutation } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { printedWords } from '../words/printed-words.ts';

interface CoverButtonProps {
  readonly detail: Pick<DocumentDetail, 'id' | 'kind' | 'secrecy'>;
}

/** Prints the sheet that lies before photographs, recordings and media; nothing for other kinds. */
export function CoverButton({ detail: { id, kind, secrecy } }: CoverButtonProps) {
  const say = useWords(printedWords);
  const cover = useMutation({
    mutationFn: async () => (await download(printCover, { documentId: id })).blob,
    onSuccess: (blob) => printBlob(blob),
  });
  if (kind !== 'other' || isClassified(secrecy)) return null;
  return (
    <>
      <Button
        isWide
        icon={<Printer size={18} />}
        isPending={cover.isPending}
        onPress={() => cover.mutate()}
      >
        {say('cover')}
      </Button>
      <ErrorSummary error={cover.error} isFocused />
    </>
  );
}

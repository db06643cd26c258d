import type { SentInputOf } from '@sarn/kernel';
import { printSlips } from '@sarn/dispatch/contract';
import { printBlob } from '@sarn/file/web';
import { Button, ErrorSummary, download, useWords } from '@sarn/platform-web';
import { useMutation } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { dispatchWords } from '../words/dispatch-words.ts';

interface SlipButtonProps {
  readonly ask: SentInputOf<typeof printSlips>;
  readonly isDisabled: boolean;
}

/** Prints a receipt (form 17) for each letter that the book shows. */
export function SlipButton({ ask, isDisabled }: SlipButtonProps) {
  const say = useWords(dispatchWords);
  const file = useMutation({
    mutationFn: async () => (await download(printSlips, ask)).blob,
    onSuccess: (blob) => printBlob(blob),
  });
  return (
    <>
      <Button
        icon={<Printer size={18} />}
        isDisabled={isDisabled}
        isPending={file.isPending}
        onPress={() => file.mutate()}
      >
        {say('slip.print')}
      </Button>
      <ErrorSummary error={file.error} isFocused />
    </>
  );
}

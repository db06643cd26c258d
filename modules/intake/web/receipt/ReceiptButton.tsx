import { printBlob } from '@sarn/file/web';
import { printReceipt } from '@sarn/intake/contract';
import { Button, ErrorSummary, download, useWords } from '@sarn/platform-web';
import { useMutation } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { registrationWords } from '../registration/words/registration-words.ts';

/** Prints the receipt (form 17) for whoever handed the letter over. */
export function ReceiptButton({ documentId }: { readonly documentId: string }) {
  const say = useWords(registrationWords);
  const receipt = useMutation({
    mutationFn: async () => (await download(printReceipt, { documentId })).blob,
    onSuccess: (blob) => printBlob(blob),
  });
  return (
    <>
      <Button
        icon={<Printer size={18} />}
        isPending={receipt.isPending}
        onPress={() => receipt.mutate()}
      >
        {say('receipt')}
      </Button>
      <ErrorSummary error={receipt.error} isFocused />
    </>
  );
}

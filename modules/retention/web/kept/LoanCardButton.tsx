import { printBlob } from '@sarn/file/web';
import { Button, ErrorSummary, useWords } from '@sarn/platform-web';
import { Printer } from 'lucide-react';
import { retentionWords } from '../words/retention-words.ts';
import { useLoanCard } from './kept.client.ts';

/** Prints the card (form 24) that stands in place of a borrowed original. */
export function LoanCardButton({ documentId }: { readonly documentId: string }) {
  const say = useWords(retentionWords);
  const card = useLoanCard(documentId);
  return (
    <>
      <Button
        icon={<Printer size={18} />}
        isPending={card.isPending}
        onPress={() => card.mutate(undefined, { onSuccess: ({ blob }) => printBlob(blob) })}
      >
        {say('side.loanCard')}
      </Button>
      <ErrorSummary error={card.error} isFocused />
    </>
  );
}

import { Button, ErrorSummary, useDialogs, useWords } from '@sarn/platform-web';
import type { ImportDetail } from '../contract/index.ts';
import { useDiscard } from './import.client.ts';
import { importWords } from './words/import-words.ts';

interface DiscardButtonProps {
  readonly item: ImportDetail;
  readonly onDone: () => void;
}

/** Discards a table that was not entered. */
export function DiscardButton({ item: { id, fileName }, onDone }: DiscardButtonProps) {
  const say = useWords(importWords);
  const dialogs = useDialogs();
  const discard = useDiscard();
  const press = async () => {
    const title = say('discardSure', { file: fileName });
    const isSure = await dialogs.confirm({ title, text: say('discardText'), tone: 'warning' });
    if (isSure) discard.mutate(id, { onSuccess: onDone });
  };
  return (
    <>
      <ErrorSummary error={discard.error} isFocused />
      <Button isPending={discard.isPending} onPress={() => void press()}>
        {say('discard')}
      </Button>
    </>
  );
}

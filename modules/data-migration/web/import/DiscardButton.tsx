import { Button, ErrorSummary, useDialogs, useToasts, useWords } from '@sarn/platform-web';
import type { ImportDetail } from '@sarn/data-migration/contract';
import { useNavigate } from '@tanstack/react-router';
import { useImportAct } from './import.client.ts';
import { importWords } from './words/import-words.ts';

/** Discards a table that was not entered. */
export function DiscardButton({ item: { id, fileName } }: { readonly item: ImportDetail }) {
  const say = useWords(importWords);
  const dialogs = useDialogs();
  const toasts = useToasts();
  const navigate = useNavigate();
  const discard = useImportAct('discard');
  const press = async () => {
    const title = say('discardSure', { file: fileName });
    if (!(await dialogs.confirm({ title, tone: 'warning' }))) return;
    const onSuccess = () => {
      toasts.show({ title: say('discarded'), text: fileName });
      void navigate({ to: '.', search: {} });
    };
    discard.mutate(id, { onSuccess });
  };
  return (
    <>
      <ErrorSummary error={discard.error} isFocused />
      <Button variant="ghost" isPending={discard.isPending} onPress={() => void press()}>
        {say('discard')}
      </Button>
    </>
  );
}

import { FilePicker } from '@sarn/file/web';
import type { PickedFile } from '@sarn/file/web';
import { civilDateAt } from '@sarn/kernel';
import type { CivilDate } from '@sarn/kernel';
import { DatePicker, FormDialog, TextArea, useDialogForm, useWords } from '@sarn/platform-web';
import type { DocumentDetail } from '@sarn/document/contract';
import { useConsolidate } from './consolidation.client.ts';
import { consolidationWords } from './words/consolidation-words.ts';

interface Consolidation {
  readonly picked: readonly PickedFile[];
  readonly upTo: CivilDate | null;
  readonly note: string;
}

const startOn = (upTo: CivilDate): Consolidation => ({ picked: [], upTo, note: '' });

interface ConsolidateDialogProps {
  readonly detail: DocumentDetail;
  readonly onClose: () => void;
}

/** Asks for the file of a consolidated text, and up to which day it includes amendments. */
export function ConsolidateDialog({ detail, onClose }: ConsolidateDialogProps) {
  const say = useWords(consolidationWords);
  const consolidate = useConsolidate();
  const today = civilDateAt(new Date());
  const form = useDialogForm({
    name: 'consolidation.keep',
    about: detail.id,
    start: startOn(today),
    check: ({ picked, upTo }) => ({
      picked: picked.length === 0 && say('fileMissing'),
      upTo: !upTo && say('upToMissing'),
    }),
    send: async ({ picked: [file], upTo, note }) =>
      consolidate.mutateAsync({
        ...{ documentId: detail.id, fileId: file?.id ?? '', upTo: upTo ?? '', note },
      }),
    told: () => ({ title: say('done') }),
    onClose,
  });
  return (
    <FormDialog title={say('keep')} label={say('keep')} form={form} onClose={onClose}>
      <p className="s-muted">{say('keepText')}</p>
      <FilePicker
        label={say('file')}
        isRequired
        isMultiple={false}
        files={form.values.picked}
        onChange={(picked) => form.change({ picked })}
        onBusy={form.wait}
        error={form.isWaiting ? null : form.error('picked')}
      />
      <DatePicker
        label={say('upTo')}
        description={say('upToHint')}
        isRequired
        maxValue={today}
        {...form.field('upTo')}
      />
      <TextArea label={say('note')} rows={2} maxLength={500} {...form.field('note')} />
    </FormDialog>
  );
}

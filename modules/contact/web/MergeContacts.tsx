import { FormDialog, RadioGroup, TextField, useDialogForm, useWords } from '@sarn/platform-web';
import type { BulkAction, BulkActionProps } from '@sarn/platform-web';
import { Merge } from 'lucide-react';
import { useMergeContacts } from './contact.client.ts';
import { contactWords } from './words/contact-words.ts';
import { en } from './words/en.ts';
import { th } from './words/th.ts';

/** Makes one partner of the two that are chosen. */
export const contactMerge: BulkAction = {
  label: { th: th.merge, en: en.merge },
  icon: <Merge size={16} />,
  isFor: (rows) => rows.length === 2,
  Dialog: MergeDialog,
};

interface MergeDialogProps extends BulkActionProps {
  readonly onClose: () => void;
}

/** Which of the two stays, and why; the other's names become names of it. */
function MergeDialog({ rows, onDone, onClose }: MergeDialogProps) {
  const say = useWords(contactWords);
  const merge = useMergeContacts();
  const [first] = rows;
  const form = useDialogForm({
    name: 'contact.merge',
    start: { into: first?.code ?? '', reason: '' },
    check: ({ reason }) => ({ reason: reason.trim().length < 3 && say('mergeReasonMissing') }),
    send: async ({ into, reason }) => {
      const code = rows.find((row) => row.code !== into)?.code ?? '';
      return merge.mutateAsync({ code, into, reason });
    },
    told: (_, { into }) => ({
      title: say('merged'),
      text: rows.find(({ code }) => code === into)?.nameTh ?? '',
    }),
    onDone,
    onClose,
  });
  return (
    <FormDialog
      size="s"
      title={say('mergeTitle')}
      form={form}
      label={say('merge')}
      onClose={onClose}
    >
      <RadioGroup
        label={say('mergeInto')}
        description={say('mergeHint')}
        options={rows.map(({ code, nameTh }) => ({ value: code, label: nameTh }))}
        {...form.field('into')}
      />
      <TextField label={say('mergeReason')} isRequired maxLength={300} {...form.field('reason')} />
    </FormDialog>
  );
}

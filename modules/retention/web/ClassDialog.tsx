import { FormDialog, RadioGroup, Select, useDialogForm, useWords } from '@sarn/platform-web';
import { retentionMedia } from '@sarn/retention/contract';
import type { RetentionMedium } from '@sarn/retention/contract';
import { useTermOptions } from '@sarn/document/web';
import { ReasonField, useChecks } from './ReasonField.tsx';
import { useSetRetention } from './retention.client.ts';
import { useClassOptions } from './use-class-options.ts';
import { retentionWords } from './words/retention-words.ts';

interface ClassDialogProps {
  readonly documentId: string;
  readonly document: { readonly classCode: string; readonly medium: RetentionMedium };
  readonly onClose: () => void;
}

/** Says how long a closed document is kept. */
export function ClassDialog({ documentId, document, onClose }: ClassDialogProps) {
  const say = useWords(retentionWords);
  const set = useSetRetention();
  const checks = useChecks();
  const classes = useClassOptions();
  const { classCode, medium } = document;
  const form = useDialogForm({
    name: 'retention.class',
    about: documentId,
    start: { classCode, medium, reason: '' },
    check: ({ reason }) => ({ reason: checks.reason(reason) }),
    send: async (values) => set.mutateAsync({ documentId, ...values }),
    told: () => ({ title: say('saved') }),
    onClose,
  });
  return (
    <FormDialog title={say('side.change')} form={form} label={say('save')} onClose={onClose}>
      <Select label={say('side.class')} options={classes} {...form.field('classCode')} />
      <RadioGroup
        label={say('side.medium')}
        options={useTermOptions(retentionMedia)}
        {...form.field('medium')}
      />
      <ReasonField {...form.field('reason')} />
    </FormDialog>
  );
}

import { fileErrors } from '@sarn/file/contract';
import { helpErrors, helpLimits, manualFiles, manualKinds } from '@sarn/help/contract';
import type { ManualGroup, ManualKind } from '@sarn/help/contract';
import {
  Button,
  Dialog,
  fileRefusal,
  FileUpload,
  FormLayout,
  RadioGroup,
  registerErrors,
  TextField,
  toasts,
  useClose,
  useForm,
  useWords,
} from '@sarn/platform-web';
import { helpWords } from '../words/help-words.ts';
import { GroupField } from './GroupField.tsx';
import { useSendManual } from './use-send-manual.ts';

registerErrors(fileErrors);
registerErrors(helpErrors);

interface ManualDraft {
  readonly kind: ManualKind;
  readonly titleTh: string;
  readonly titleEn: string;
  readonly groupIds: readonly string[];
}

const newManual: ManualDraft = { kind: 'document', titleTh: '', titleEn: '', groupIds: [] };

const limitsOf = (kind: ManualKind) => ({
  accept: manualFiles[kind].extensions,
  maxBytes: helpLimits.maxBytes,
});

const refusalOf = (file: File | null, kind: ManualKind) =>
  file ? fileRefusal(file, limitsOf(kind)) : null;

function useManualForm(sending: ReturnType<typeof useSendManual>, onClose: () => void) {
  const say = useWords(helpWords);
  const { file } = sending;
  const fault = (title: string) => title.trim() === '' && say('edit.needTitle');
  return useForm({
    name: 'manual.add',
    start: newManual,
    check: ({ kind, titleTh, titleEn }) => ({
      titleTh: fault(titleTh),
      titleEn: fault(titleEn),
      file: refusalOf(file, kind) ?? (!file && say('edit.needFile')),
    }),
    send: (values, { idempotencyKey }) => sending.send(values, idempotencyKey),
    onDone: (isSent) => {
      if (isSent) toasts.show({ tone: 'success', title: say('edit.saved') });
    },
    onFinish: (isSent) => {
      if (isSent) onClose();
    },
  });
}

interface AddManualDialogProps {
  readonly groups: readonly ManualGroup[];
  readonly onClose: () => void;
}

/** A new manual: its kind, titles, groups and file. The file is sent when it is saved. */
export function AddManualDialog({ groups, onClose }: AddManualDialogProps) {
  const say = useWords(helpWords);
  const sending = useSendManual();
  const form = useManualForm(sending, onClose);
  const close = useClose(form, sending.giveUp(onClose));
  const { kind } = form.values;
  return (
    <Dialog
      isOpen
      isGuarded
      title={say('edit.add')}
      onClose={() => void close()}
      footer={
        <>
          <Button onPress={() => void close()}>{say('edit.cancel')}</Button>
          <Button type="submit" form={form.id} variant="primary" isPending={form.isPending}>
            {say('edit.save')}
          </Button>
        </>
      }
    >
      <FormLayout form={form}>
        <RadioGroup
          label={say('edit.kind')}
          isRow
          isDisabled={form.isPending}
          options={manualKinds.map((value) => ({ value, label: say(`kind.${value}`) }))}
          {...form.field('kind')}
        />
        <TextField
          label={say('edit.titleTh')}
          isRequired
          maxLength={helpLimits.maxTitleLength}
          {...form.field('titleTh')}
        />
        <TextField
          label={say('edit.titleEn')}
          isRequired
          maxLength={helpLimits.maxTitleLength}
          {...form.field('titleEn')}
        />
        <GroupField groups={groups} {...form.field('groupIds')} />
        <FileUpload
          label={say('edit.file')}
          isRequired
          {...limitsOf(kind)}
          error={refusalOf(sending.file, kind) ?? sending.error ?? form.error('file')}
          items={sending.items}
          onAdd={([first]) => sending.choose(first ?? null)}
          onRemove={() => sending.choose(null)}
        />
      </FormLayout>
    </Dialog>
  );
}

import { fileErrors } from '@sarn/file/contract';
import { helpErrors, helpLimits, manualFiles, manualKinds } from '@sarn/help/contract';
import type { ManualKind } from '@sarn/help/contract';
import {
  Button,
  Dialog,
  FileUpload,
  RadioGroup,
  TextField,
  fileRefusal,
  registerErrors,
  toasts,
  useWords,
} from '@sarn/platform-web';
import { useState } from 'react';
import { helpWords } from '../words/help-words.ts';
import { useSendManual } from './use-send-manual.ts';

registerErrors(fileErrors);
registerErrors(helpErrors);

/** A new manual: what it is, its titles, its file. The file goes when it is saved. */
export function AddManualDialog({ onClose }: { readonly onClose: () => void }) {
  const say = useWords(helpWords);
  const [kind, setKind] = useState<ManualKind>('document');
  const [titleTh, setTitleTh] = useState('');
  const [titleEn, setTitleEn] = useState('');
  const [isChecked, setChecked] = useState(false);
  const sending = useSendManual(() => {
    toasts.show({ tone: 'success', title: say('edit.saved') });
    onClose();
  });
  const { endings } = manualFiles[kind];
  const limits = { accept: endings, maxBytes: helpLimits.maxBytes };
  const { file } = sending;
  const refusal = file ? fileRefusal(file, limits) : null;
  const fault = (title: string) =>
    isChecked && title.trim() === '' ? say('edit.needTitle') : null;
  const save = () => {
    setChecked(true);
    if (!file || refusal || titleTh.trim() === '' || titleEn.trim() === '') return;
    sending.send({ kind, titleTh, titleEn });
  };
  const fileFault = isChecked && !file ? say('edit.needFile') : null;
  return (
    <Dialog
      isOpen
      isGuarded
      title={say('edit.add')}
      onClose={sending.giveUp(onClose)}
      footer={
        <>
          <Button onPress={sending.giveUp(onClose)}>{say('edit.cancel')}</Button>
          <Button variant="primary" onPress={save} isPending={sending.isSending}>
            {say('edit.save')}
          </Button>
        </>
      }
    >
      <div className="manual-upload">
        <RadioGroup
          label={say('edit.kind')}
          isRow
          value={kind}
          onChange={setKind}
          isDisabled={sending.isSending}
          options={manualKinds.map((value) => ({ value, label: say(`kind.${value}`) }))}
        />
        <TextField
          label={say('edit.titleTh')}
          isRequired
          maxLength={helpLimits.maxTitleLength}
          value={titleTh}
          onChange={setTitleTh}
          error={fault(titleTh)}
        />
        <TextField
          label={say('edit.titleEn')}
          isRequired
          maxLength={helpLimits.maxTitleLength}
          value={titleEn}
          onChange={setTitleEn}
          error={fault(titleEn)}
        />
        <FileUpload
          label={say('edit.file')}
          isRequired
          {...limits}
          error={refusal ?? sending.error ?? fileFault}
          items={sending.items}
          onAdd={([first]) => sending.choose(first ?? null)}
          onRemove={() => sending.choose(null)}
        />
      </div>
    </Dialog>
  );
}

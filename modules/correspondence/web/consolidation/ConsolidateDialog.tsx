import { FilePicker } from '@sarn/file/web';
import type { PickedFile } from '@sarn/file/web';
import { civilDateAt } from '@sarn/kernel';
import type { CivilDate } from '@sarn/kernel';
import { DatePicker, TextArea, useWords } from '@sarn/platform-web';
import type { DocumentDetail } from '@sarn/document/contract';
import { useState } from 'react';
import { AskDialog } from '@sarn/document/web';
import { useConsolidate } from './consolidation.client.ts';
import { consolidationWords } from './words/consolidation-words.ts';

interface ConsolidateDialogProps {
  readonly detail: DocumentDetail;
  readonly onClose: () => void;
}

/** Asks for the text with its amendments worked in, and up to which day. */
export function ConsolidateDialog({ detail, onClose }: ConsolidateDialogProps) {
  const say = useWords(consolidationWords);
  const save = useConsolidate();
  const today = civilDateAt(new Date());
  const [picked, setPicked] = useState<readonly PickedFile[]>([]);
  const [isSending, setSending] = useState(false);
  const [upTo, setUpTo] = useState<CivilDate | null>(today);
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const [file] = picked;
  const answers = () => {
    setTried(true);
    if (!file || !upTo || isSending) return null;
    return { documentId: detail.id, fileId: file.id, upTo, note };
  };
  return (
    <AskDialog
      title={say('keep')}
      go={say('keep')}
      done={say('done')}
      {...{ save, answers, onClose }}
    >
      <p className="s-muted">{say('keepText')}</p>
      <FilePicker
        label={say('file')}
        isRequired
        isMultiple={false}
        files={[]}
        onChange={setPicked}
        onBusy={setSending}
        error={isTried && !file && !isSending ? say('fileMissing') : null}
      />
      <DatePicker
        label={say('upTo')}
        description={say('upToHint')}
        isRequired
        value={upTo}
        onChange={setUpTo}
        maxValue={today}
        error={isTried && !upTo ? say('upToMissing') : null}
      />
      <TextArea label={say('note')} rows={2} maxLength={500} value={note} onChange={setNote} />
    </AskDialog>
  );
}

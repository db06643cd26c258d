import { printBlob } from '@sarn/file/web';
import { getReceivedCopy } from '@sarn/printed-document/contract';
import type { ReceivedCopyKind } from '@sarn/printed-document/contract';
import {
  Button,
  Dialog,
  ErrorSummary,
  RadioGroup,
  Skeleton,
  download,
  saveBlob,
  useWords,
} from '@sarn/platform-web';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { copyWords } from './copy-words.ts';
import { useReceivedCopies } from './copy.client.ts';

interface Props {
  readonly documentId: string;
  readonly onClose: () => void;
}

/** Prints or saves a copy of a received file. */
export default function ReceivedCopiesDialog({ documentId, onClose }: Props) {
  const say = useWords(copyWords);
  const { data, error } = useReceivedCopies(documentId);
  const { files = [], kinds = [] } = data ?? {};
  const [chosen, choose] = useState({ fileId: '', kind: '' });
  const fileId = chosen.fileId || (files[0]?.id ?? '');
  // Whoever may certify came for that: a plain copy is the file itself.
  const kind = kinds.find((one) => one === chosen.kind) ?? kinds.at(-1) ?? 'copy';
  const made = useMutation({
    mutationFn: async (as: 'print' | 'save') => {
      const { blob, fileName } = await download(getReceivedCopy, { documentId, fileId, kind });
      if (as === 'save') saveBlob(blob, fileName);
      else printBlob(blob);
    },
  });
  const button = (as: 'print' | 'save') => ({
    isDisabled: fileId === '',
    isPending: made.isPending && made.variables === as,
    onPress: () => made.mutate(as),
  });
  return (
    <Dialog
      isOpen
      title={say('title')}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{say('cancel')}</Button>
          <Button {...button('save')}>{say('save')}</Button>
          <Button variant="primary" {...button('print')}>
            {say('print')}
          </Button>
        </>
      }
    >
      <ErrorSummary error={made.error ?? error} isFocused />
      {!data && !error && <Skeleton count={3} />}
      {files.length > 1 && (
        <RadioGroup
          label={say('file')}
          options={files.map(({ id, name }) => ({ value: id, label: name }))}
          value={fileId}
          onChange={(id) => choose((known) => ({ ...known, fileId: id }))}
        />
      )}
      {kinds.length > 0 && (
        <RadioGroup
          label={say('kind')}
          description={say('received')}
          options={kinds.map((value: ReceivedCopyKind) => ({
            value,
            label: say(`kinds.${value}`),
            hint: say(`hint.${value}`),
          }))}
          value={kind}
          onChange={(one) => choose((known) => ({ ...known, kind: one }))}
        />
      )}
    </Dialog>
  );
}

import { printBlob } from '@sarn/file/web';
import type { CopyKind } from '@sarn/printed-document/contract';
import { Button, Dialog, ErrorSummary, RadioGroup, saveBlob, useWords } from '@sarn/platform-web';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { copyWords } from './copy-words.ts';
import { editions, fetchEdition } from './copy.client.ts';
import type { Edition } from './copy.client.ts';

interface Props {
  readonly documentId: string;
  /** Those that the reader may have; one at least. */
  readonly kinds: readonly CopyKind[];
  readonly onClose: () => void;
}

/** Prints or saves the original of a document or one of its copies. */
export default function CopiesDialog({ documentId, kinds, onClose }: Props) {
  const say = useWords(copyWords);
  const [edition, choose] = useState<Edition>(kinds[0] ?? 'original');
  const offered = editions.filter((one) => one === 'original' || kinds.includes(one));
  const made = useMutation({
    mutationFn: async (as: 'print' | 'save') => {
      const { blob, fileName } = await fetchEdition(documentId, edition);
      if (as === 'save') saveBlob(blob, fileName);
      else printBlob(blob);
    },
  });
  const isDoing = (as: 'print' | 'save') => made.isPending && made.variables === as;
  return (
    <Dialog
      isOpen
      title={say('title')}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{say('cancel')}</Button>
          <Button isPending={isDoing('save')} onPress={() => made.mutate('save')}>
            {say('save')}
          </Button>
          <Button
            variant="primary"
            isPending={isDoing('print')}
            onPress={() => made.mutate('print')}
          >
            {say('print')}
          </Button>
        </>
      }
    >
      <ErrorSummary error={made.error} isFocused />
      <RadioGroup
        label={say('kind')}
        description={say('unsigned')}
        options={offered.map((value) => ({
          value,
          label: say(`kinds.${value}`),
          hint: say(`hint.${value}`),
        }))}
        value={edition}
        onChange={choose}
      />
    </Dialog>
  );
}

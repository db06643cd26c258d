import { envelopeLimit } from '@sarn/dispatch/contract';
import type { DispatchLine } from '@sarn/dispatch/contract';
import { MakingFile, printBlob, useMadeFile } from '@sarn/file/web';
import { envelopeSizes } from '@sarn/pdf/contract';
import type { EnvelopeSize } from '@sarn/pdf/contract';
import { Button, Dialog, RadioGroup, saveBlob, useLanguage, useWords } from '@sarn/platform-web';
import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { dispatchWords } from '../words/dispatch-words.ts';
import { envelopeParts } from './envelope.client.ts';

interface Props {
  readonly lines: readonly DispatchLine[];
  readonly onClose: () => void;
}

const sizes = Object.keys(envelopeSizes) as EnvelopeSize[];

/** Envelopes of the chosen addressees: the size, then print or keep them as one file, which is made in parts. */
export default function EnvelopeDialog({ lines, onClose }: Props) {
  const say = useWords(dispatchWords);
  const language = useLanguage();
  const [size, setSize] = useState<EnvelopeSize>('dl');
  const file = useMadeFile();
  const isMaking = file.done !== null;
  const isTooMany = lines.length > envelopeLimit;
  const make = (take: (blob: Blob) => void) =>
    file.make(
      envelopeParts(
        lines.map(({ recipientId }) => recipientId),
        size,
      ),
      take,
    );
  return (
    <Dialog
      isOpen
      // What is made already would be lost by a press beside it.
      isGuarded={isMaking || file.kept > 0}
      title={say('envelope.title', { count: lines.length })}
      onClose={onClose}
      footer={
        <>
          <Button
            icon={<Download size={18} />}
            isDisabled={isMaking || isTooMany}
            onPress={() => make((blob) => saveBlob(blob, say('envelope.file')))}
          >
            {say('envelope.save')}
          </Button>
          <Button
            variant="primary"
            icon={<Printer size={18} />}
            isPending={isMaking}
            isDisabled={isTooMany}
            onPress={() => make((blob) => printBlob(blob))}
          >
            {say('envelope.print')}
          </Button>
        </>
      }
    >
      <MakingFile file={file} />
      <RadioGroup
        label={say('envelope.size')}
        options={sizes.map((value) => ({
          value,
          label: envelopeSizes[value][language === 'en' ? 'en' : 'th'],
        }))}
        value={size}
        isDisabled={isMaking}
        onChange={setSize}
      />
      <Notes lines={lines} />
    </Dialog>
  );
}

/** What whoever prints them should know. */
function Notes({ lines }: { readonly lines: readonly DispatchLine[] }) {
  const say = useWords(dispatchWords);
  const withoutAddress = lines.filter(({ hasPostalAddress }) => !hasPostalAddress).length;
  return (
    <>
      {lines.length > envelopeLimit && (
        <p className="s-tone-warning">{say('envelope.tooMany', { most: envelopeLimit })}</p>
      )}
      {withoutAddress > 0 && (
        <p className="s-tone-warning">{say('envelope.noAddress', { count: withoutAddress })}</p>
      )}
      {lines.some((line) => line.isClassified) && (
        <p className="s-small s-muted">{say('envelope.twice')}</p>
      )}
    </>
  );
}

import { envelopeLimit } from '@sarn/dispatch/contract';
import type { DispatchLine } from '@sarn/dispatch/contract';
import { printBlob } from '@sarn/file/web';
import { envelopeSizes } from '@sarn/pdf/contract';
import type { EnvelopeSize } from '@sarn/pdf/contract';
import {
  Button,
  Dialog,
  ErrorSummary,
  RadioGroup,
  saveBlob,
  useLanguage,
  useWords,
} from '@sarn/platform-web';
import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { dispatchWords } from '../words/dispatch-words.ts';
import { useEnvelopes } from './envelope.client.ts';

interface Props {
  readonly lines: readonly DispatchLine[];
  readonly onClose: () => void;
}

const sizes = Object.keys(envelopeSizes) as EnvelopeSize[];

/** Envelopes of the chosen addressees: the size, then print or keep them as one file. */
export default function EnvelopeDialog({ lines, onClose }: Props) {
  const say = useWords(dispatchWords);
  const language = useLanguage();
  const [size, setSize] = useState<EnvelopeSize>('dl');
  const file = useEnvelopes();
  const isTooMany = lines.length > envelopeLimit;
  const withoutAddress = lines.filter(({ hasPostalAddress }) => !hasPostalAddress).length;
  const isClassified = lines.some((line) => line.isClassified);
  const make = (take: (blob: Blob, name: string) => void) =>
    file.mutate(
      { recipientIds: lines.map(({ recipientId }) => recipientId), size },
      { onSuccess: ({ blob, fileName }) => take(blob, fileName) },
    );
  return (
    <Dialog
      isOpen
      title={say('envelope.title', { count: lines.length })}
      onClose={onClose}
      footer={
        <>
          <Button
            icon={<Download size={18} />}
            isDisabled={file.isPending || isTooMany}
            onPress={() => make(saveBlob)}
          >
            {say('envelope.save')}
          </Button>
          <Button
            variant="primary"
            icon={<Printer size={18} />}
            isPending={file.isPending}
            isDisabled={isTooMany}
            onPress={() => make((blob) => printBlob(blob))}
          >
            {say('envelope.print')}
          </Button>
        </>
      }
    >
      <ErrorSummary error={file.error} />
      <RadioGroup
        label={say('envelope.size')}
        options={sizes.map((value) => ({
          value,
          label: envelopeSizes[value][language === 'en' ? 'en' : 'th'],
        }))}
        value={size}
        onChange={setSize}
      />
      {isTooMany && (
        <p className="s-tone-warning">{say('envelope.tooMany', { most: envelopeLimit })}</p>
      )}
      {withoutAddress > 0 && (
        <p className="s-tone-warning">{say('envelope.noAddress', { count: withoutAddress })}</p>
      )}
      {isClassified && <p className="s-small s-muted">{say('envelope.twice')}</p>}
    </Dialog>
  );
}

import type { SignatureKind, SignatureSource } from '@sarn/profile/contract';
import { FormDialog, FormRow, Tabs, useDialogForm, useWords } from '@sarn/platform-web';
import type { ComponentType } from 'react';
import type { Drawn } from './use-pad.ts';
import { useAddSignature } from './signature.client.ts';
import { profileWords } from '../words/profile-words.ts';
import { DrawnSignature } from './DrawnSignature.tsx';
import { TypedSignature } from './TypedSignature.tsx';
import { UploadedSignature } from './UploadedSignature.tsx';
import { signatureFile } from './signature-file.ts';
import { unwritten } from './way.ts';
import type { WayProps, Written } from './way.ts';

interface Way {
  readonly source: SignatureSource;
  readonly word: 'signature.draw' | 'signature.type' | 'signature.upload';
  readonly Way: ComponentType<WayProps>;
}

const ways: readonly Way[] = [
  { source: 'drawn', word: 'signature.draw', Way: DrawnSignature },
  { source: 'typed', word: 'signature.type', Way: TypedSignature },
  { source: 'uploaded', word: 'signature.upload', Way: UploadedSignature },
];

interface SignatureDraft {
  readonly source: SignatureSource;
  readonly written: Written;
  readonly drawn: Drawn | null;
  /** The picture of each way; null while nothing is drawn, typed or chosen. */
  readonly inks: Readonly<Record<SignatureSource, HTMLCanvasElement | null>>;
}

const nothingSigned: SignatureDraft = {
  ...{ source: 'drawn', written: unwritten, drawn: null },
  inks: { drawn: null, typed: null, uploaded: null },
};

interface SignatureDialogProps {
  readonly kind: SignatureKind;
  readonly onClose: () => void;
}

/** Making a new signature or new initials, in one of three ways. */
export function SignatureDialog({ kind, onClose }: SignatureDialogProps) {
  const say = useWords(profileWords);
  const add = useAddSignature();
  const form = useDialogForm({
    name: kind === 'full' ? 'profile.signature' : 'profile.initials',
    start: nothingSigned,
    // A signature is kept nowhere but where it is saved.
    withoutSecrets: ({ source }) => ({ source }),
    send: async ({ source, inks }) => {
      const ink = inks[source];
      if (!ink) throw new Error('a signature without ink is not sent');
      return add.mutateAsync({ kind, source, file: await signatureFile(ink) });
    },
    told: ({ message }) => ({ title: message }),
    onClose,
  });
  const { source, written, drawn, inks } = form.values;
  const onInk = (of: SignatureSource, ink: HTMLCanvasElement | null) =>
    form.change((known) => ({ inks: { ...known.inks, [of]: ink } }));
  const onWrite: WayProps['onWrite'] = (part) =>
    form.change((known) => ({ written: { ...known.written, ...part } }));
  return (
    <FormDialog
      title={say(kind === 'full' ? 'signature.dialog' : 'signature.initials.title')}
      form={form}
      label={say(kind === 'full' ? 'signature.save' : 'signature.initials.save')}
      isDisabled={inks[source] === null}
      onClose={onClose}
    >
      <FormRow>
        <Tabs
          aria-label={say('signature.ways')}
          selected={source}
          onSelect={(id) => form.change({ source: id as SignatureSource })}
          items={ways.map(({ source: id, word, Way }) => ({
            id,
            label: say(word),
            content: (
              <Way
                {...{ drawn, written, onWrite, made: inks[id] }}
                onDrawn={(strokes) => form.change({ drawn: strokes })}
                onInk={(ink) => onInk(id, ink)}
              />
            ),
          }))}
        />
      </FormRow>
    </FormDialog>
  );
}

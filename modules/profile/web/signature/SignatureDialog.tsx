import type { SignatureKind, SignatureSource } from '@sarn/profile/contract';
import { FormDialog, FormRow, Tabs, useDialogForm, useWords } from '@sarn/platform-web';
import type { ComponentType } from 'react';
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
  /** The picture; null while nothing is drawn, typed or chosen. */
  readonly ink: HTMLCanvasElement | null;
}

const nothingSigned: SignatureDraft = { source: 'drawn', written: unwritten, ink: null };

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
    send: async ({ source, ink }) => {
      if (!ink) throw new Error('a signature without ink is not sent');
      return add.mutateAsync({ kind, source, file: await signatureFile(ink) });
    },
    told: ({ message }) => ({ title: message }),
    onClose,
  });
  const { source, written, ink } = form.values;
  const onInk: WayProps['onInk'] = (drawn) => form.change({ ink: drawn });
  const onWrite: WayProps['onWrite'] = (part) =>
    form.change((known) => ({ written: { ...known.written, ...part } }));
  return (
    <FormDialog
      title={say(kind === 'full' ? 'signature.dialog' : 'signature.initials.title')}
      form={form}
      label={say(kind === 'full' ? 'signature.save' : 'signature.initials.save')}
      isDisabled={ink === null}
      onClose={onClose}
    >
      <FormRow>
        <Tabs
          aria-label={say('signature.ways')}
          selected={source}
          onSelect={(id) => form.change({ ink: null, source: id as SignatureSource })}
          items={ways.map(({ source: id, word, Way }) => ({
            id,
            label: say(word),
            content: <Way onInk={onInk} written={written} onWrite={onWrite} />,
          }))}
        />
      </FormRow>
    </FormDialog>
  );
}

import type { SignatureSource } from '@sarn/organisation/contract';
import { Button, Dialog, ErrorSummary, Tabs, useToasts, useWords } from '@sarn/platform-web';
import { useState } from 'react';
import type { ComponentType } from 'react';
import { useAddSignature } from './signature.client.ts';
import { organisationWords } from '../words/organisation-words.ts';
import { DrawnSignature } from './DrawnSignature.tsx';
import { TypedSignature } from './TypedSignature.tsx';
import { UploadedSignature } from './UploadedSignature.tsx';
import { signatureFile } from './signature-file.ts';
import type { WayProps } from './way.ts';

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

/** Making a new signature, in one of three ways. */
export function SignatureDialog(props: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const say = useWords(organisationWords);
  const toasts = useToasts();
  const add = useAddSignature();
  const [source, setSource] = useState<SignatureSource>('drawn');
  const [ink, setInk] = useState<HTMLCanvasElement | null>(null);
  const close = () => {
    setInk(null);
    add.reset();
    props.onClose();
  };
  const save = async () => {
    if (!ink) return;
    const done = await add
      .mutateAsync({ source, file: await signatureFile(ink) })
      .catch(() => null);
    if (!done) return;
    toasts.show({ tone: 'success', title: done.message });
    close();
  };
  const footer = (
    <>
      <Button onPress={close}>{say('signature.cancel')}</Button>
      <Button
        variant="primary"
        isDisabled={ink === null}
        isPending={add.isPending}
        onPress={() => void save()}
      >
        {say('signature.save')}
      </Button>
    </>
  );
  return (
    <Dialog
      title={say('signature.dialog')}
      isOpen={props.isOpen}
      onClose={close}
      isGuarded
      footer={footer}
    >
      <ErrorSummary error={add.error} isFocused />
      <Tabs
        aria-label={say('signature.ways')}
        selected={source}
        onSelect={(id) => {
          setInk(null);
          setSource(id as SignatureSource);
        }}
        items={ways.map(({ source: id, word, Way }) => ({
          id,
          label: say(word),
          content: <Way onInk={setInk} />,
        }))}
      />
    </Dialog>
  );
}

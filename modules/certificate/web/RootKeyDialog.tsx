import { Button, Dialog, saveBlob, useWords } from '@sarn/platform-web';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { certificateWords } from './words/certificate-words.ts';

/** The root key, once: closing it by mistake would lose it, so it closes only after it was saved. */
export function RootKeyDialog({
  pem,
  onClose,
}: {
  readonly pem: string;
  readonly onClose: () => void;
}) {
  const say = useWords(certificateWords);
  const [isSaved, setSaved] = useState(false);
  const save = () => {
    saveBlob(new Blob([pem], { type: 'application/x-pem-file' }), 'root-key.pem');
    setSaved(true);
  };
  return (
    <Dialog
      isOpen
      isDismissable={false}
      title={say('authority.keyTitle')}
      onClose={onClose}
      footer={
        <>
          <Button variant="primary" icon={<Download size={18} />} onPress={save}>
            {say('authority.keySave')}
          </Button>
          <Button isDisabled={!isSaved} onPress={onClose}>
            {say('authority.keyDone')}
          </Button>
        </>
      }
    >
      <p>{say('authority.keyText')}</p>
    </Dialog>
  );
}

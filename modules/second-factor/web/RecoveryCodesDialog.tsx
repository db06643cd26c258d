import { Button, CopyButton, Dialog, saveBlob, useWords } from '@sarn/platform-web';
import { Download } from 'lucide-react';
import { secondFactorWords } from './words/second-factor-words.ts';
import './second-factor.css';

export interface RecoveryCodesDialogProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** The recovery codes, shown once; closed only by the button that confirms they are kept. */
export function RecoveryCodesDialog({ codes, onKept }: RecoveryCodesDialogProps) {
  const say = useWords(secondFactorWords);
  const text = codes.join('\n');
  const save = (): void =>
    saveBlob(new Blob([text], { type: 'text/plain' }), say('recovery.fileName'));
  const kept = (
    <Button variant="primary" onPress={onKept}>
      {say('recovery.kept')}
    </Button>
  );
  return (
    <Dialog
      isOpen
      isDismissable={false}
      size="s"
      title={say('recovery.title')}
      onClose={onKept}
      footer={kept}
    >
      <div className="factor-body">
        <p>{say('recovery.text')}</p>
        <ul className="recovery-codes" aria-label={say('recovery.list')}>
          {codes.map((code) => (
            <li key={code} translate="no">
              {code}
            </li>
          ))}
        </ul>
        <div className="factor-buttons">
          <CopyButton text={text} label={say('recovery.copy')} copied={say('recovery.copied')} />
          <Button icon={<Download size={18} />} onPress={save}>
            {say('recovery.save')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

import { Button, Dialog, saveBlob, useToasts, useWords } from '@sarn/platform-web';
import { Copy, Download } from 'lucide-react';
import { secondFactorWords } from './words/second-factor-words.ts';
import './second-factor.css';

export interface RecoveryCodesDialogProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** The recovery codes, shown once; closed only by the button that confirms they are kept. */
export function RecoveryCodesDialog({ codes, onKept }: RecoveryCodesDialogProps) {
  const say = useWords(secondFactorWords);
  const toasts = useToasts();
  const text = codes.join('\n');
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text);
    toasts.show({ tone: 'success', title: say('recovery.copied') });
  };
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
          {/* Browsers allow copying only by https and on localhost. */}
          {window.isSecureContext && (
            <Button icon={<Copy size={18} />} onPress={() => void copy()}>
              {say('recovery.copy')}
            </Button>
          )}
          <Button icon={<Download size={18} />} onPress={save}>
            {say('recovery.save')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

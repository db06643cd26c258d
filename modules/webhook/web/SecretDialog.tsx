import { Button, Dialog, useToasts, useWords } from '@sarn/platform-web';
import { Copy } from 'lucide-react';
import { webhookWords } from './words/webhook-words.ts';

interface SecretDialogProps {
  readonly name: string;
  readonly secret: string;
  readonly onClose: () => void;
}

/** The secret, once: closing it by mistake would lose it, so only its button closes it. */
export function SecretDialog({ name, secret, onClose }: SecretDialogProps) {
  const say = useWords(webhookWords);
  const toasts = useToasts();
  const copy = async () => {
    await navigator.clipboard.writeText(secret);
    toasts.show({ tone: 'success', title: say('copied') });
  };
  return (
    <Dialog
      isOpen
      isDismissable={false}
      title={say('secretTitle', { name })}
      onClose={onClose}
      footer={
        <>
          <Button icon={<Copy size={18} />} onPress={() => void copy()}>
            {say('copy')}
          </Button>
          <Button variant="primary" onPress={onClose}>
            {say('done')}
          </Button>
        </>
      }
    >
      <p>{say('secretText')}</p>
      <code className="webhook-code">{secret}</code>
      <p className="s-muted">{say('secretHow')}</p>
    </Dialog>
  );
}

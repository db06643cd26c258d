import { Button, Dialog, useToasts, useWords } from '@sarn/platform-web';
import { Copy } from 'lucide-react';
import { apiProgramWords } from './words/api-program-words.ts';

interface TokenDialogProps {
  readonly name: string;
  readonly token: string;
  readonly onClose: () => void;
}

/** The token, once: closing it by mistake would lose it, so only its button closes it. */
export function TokenDialog({ name, token, onClose }: TokenDialogProps) {
  const say = useWords(apiProgramWords);
  const toasts = useToasts();
  const copy = async () => {
    await navigator.clipboard.writeText(token);
    toasts.show({ tone: 'success', title: say('copied') });
  };
  return (
    <Dialog
      isOpen
      isDismissable={false}
      title={say('tokenTitle', { name })}
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
      <p>{say('tokenText')}</p>
      <code className="program-token">{token}</code>
      <p className="s-muted">{say('tokenHow')}</p>
    </Dialog>
  );
}

import { Button } from '../action/Button.tsx';
import { Dialog } from '../overlay/Dialog.tsx';
import { useWords } from '../words/words.ts';
import { CopyButton } from './CopyButton.tsx';
import { copyWords } from './words/copy-words.ts';
import './shown-once.css';

interface ShownOnceProps {
  readonly title: string;
  /** That it is not shown again. */
  readonly text: string;
  readonly value: string;
  /** How it is used. */
  readonly use: string;
  readonly onClose: () => void;
}

/** A token or secret, once: closing it by mistake would lose it, so only its button closes it. */
export function ShownOnce({ title, text, value, use, onClose }: ShownOnceProps) {
  const say = useWords(copyWords);
  return (
    <Dialog
      isOpen
      isDismissable={false}
      title={title}
      onClose={onClose}
      footer={
        <>
          <CopyButton text={value} />
          <Button variant="primary" onPress={onClose}>
            {say('kept')}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      <code className="s-shown-once" translate="no">
        {value}
      </code>
      <p className="s-muted">{use}</p>
    </Dialog>
  );
}

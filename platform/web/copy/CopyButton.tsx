import { Copy } from 'lucide-react';
import { Button } from '../action/Button.tsx';
import { useToasts } from '../overlay/toasts.ts';
import { useWords } from '../words/words.ts';
import { copyText } from './copy-text.ts';
import { copyWords } from './words/copy-words.ts';

interface CopyButtonProps {
  readonly text: string;
  /** Absent: “copy”. */
  readonly label?: string;
  /** Said when it is on the clipboard; absent: “copied”. */
  readonly copied?: string;
}

/** Copies a text, and says whether the browser did. */
export function CopyButton({ text, label, copied }: CopyButtonProps) {
  const say = useWords(copyWords);
  const toasts = useToasts();
  const copy = async () => {
    const isDone = await copyText(text);
    toasts.show(
      isDone
        ? { tone: 'success', title: copied ?? say('copied') }
        : { tone: 'warning', title: say('failed') },
    );
  };
  return (
    <Button icon={<Copy size={18} />} onPress={() => void copy()}>
      {label ?? say('copy')}
    </Button>
  );
}

import { Button, IconButton, useWords } from '@sarn/platform-web';
import { Eraser, Undo2 } from 'lucide-react';
import { profileWords } from '../words/profile-words.ts';

interface FullBarProps {
  readonly isEmpty: boolean;
  readonly undo: () => void;
  readonly clear: () => void;
  readonly onDone: () => void;
}

/** Above a pad that fills the screen of a phone; the way back has the focus. */
export function FullBar({ isEmpty, undo, clear, onDone }: FullBarProps) {
  const say = useWords(profileWords);
  return (
    <div className="signature-bar">
      <span className="signature-bar-text">{say('signature.fillText')}</span>
      <IconButton aria-label={say('signature.undo')} isDisabled={isEmpty} onPress={undo}>
        <Undo2 size={20} />
      </IconButton>
      <IconButton aria-label={say('signature.clear')} isDisabled={isEmpty} onPress={clear}>
        <Eraser size={20} />
      </IconButton>
      <Button variant="primary" autoFocus onPress={onDone}>
        {say('signature.filled')}
      </Button>
    </div>
  );
}

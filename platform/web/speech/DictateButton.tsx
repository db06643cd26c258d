import { Mic, Square } from 'lucide-react';
import { Button } from '../action/Button.tsx';
import { useDictationOffer } from '../form/writing-aids.ts';
import { useWords } from '../words/words.ts';
import { canRecognise } from './recognition.ts';
import { useDictation } from './use-dictation.ts';
import { dictationWords } from './words/dictation-words.ts';
import './dictation.css';

interface DictateButtonProps {
  /** A sentence that was heard to its end; it is to be put behind what was typed. */
  readonly onSaid: (text: string) => void;
}

/** Typing by voice, where the agency wants it; says so where the browser cannot. */
export function DictateButton(props: DictateButtonProps) {
  const say = useWords(dictationWords);
  if (!useDictationOffer()) return null;
  if (!canRecognise()) return <p className="s-muted s-small">{say('absent')}</p>;
  return <Dictate {...props} />;
}

function Dictate({ onSaid }: DictateButtonProps) {
  const say = useWords(dictationWords);
  const { isListening, problem, start, stop } = useDictation(onSaid);
  return (
    <div className="s-dictation">
      <Button
        size="s"
        icon={isListening ? <Square size={16} /> : <Mic size={16} />}
        onPress={isListening ? stop : start}
      >
        {say(isListening ? 'stop' : 'start')}
      </Button>
      <span
        className={problem ? 's-field-error' : 's-muted s-small'}
        role={problem ? 'alert' : 'status'}
      >
        {problem ? say(`problems.${problem}`) : say(isListening ? 'listening' : 'hint')}
      </span>
    </div>
  );
}

/** The text with what was said behind it. */
export const withSaid = (text: string, said: string): string =>
  text === '' || /\s$/.test(text) ? `${text}${said}` : `${text} ${said}`;

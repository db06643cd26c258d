import { TextArea, useWords } from '@sarn/platform-web';
import { sampleRequestWords } from './words/sample-request-words.ts';

interface AnswerFieldsProps {
  readonly words: string;
  readonly onChange: (words: string) => void;
}

/** What the form `answer` asks. */
export function AnswerFields({ words, onChange }: AnswerFieldsProps) {
  const say = useWords(sampleRequestWords);
  return <TextArea label={say('answer')} value={words} onChange={onChange} isRequired />;
}

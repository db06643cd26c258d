import { TextArea, useWords } from '@sarn/platform-web';
import type { TextAreaProps } from '@sarn/platform-web';
import { sampleRequestWords } from './words/sample-request-words.ts';

interface AnswerFieldsProps {
  /** The value of the field `words` of a form, and its error. */
  readonly words: Pick<TextAreaProps, 'value' | 'onChange' | 'error'>;
}

/** The fields of the form `answer`. */
export function AnswerFields({ words }: AnswerFieldsProps) {
  const say = useWords(sampleRequestWords);
  return <TextArea label={say('answer')} isRequired {...words} />;
}

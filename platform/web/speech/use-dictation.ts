import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../words/words.ts';
import { makeRecognition, saidIn } from './recognition.ts';
import type { Recognition } from './recognition.ts';

/** Why it stopped by itself. */
export type DictationProblem = 'blocked' | 'no-service' | 'no-microphone' | 'other';

const problems: Readonly<Record<string, DictationProblem>> = {
  'not-allowed': 'blocked',
  'service-not-allowed': 'blocked',
  network: 'no-service',
  'language-not-supported': 'no-service',
  'audio-capture': 'no-microphone',
};

/** Silence and the own stop are no problems. */
const usualEnds: readonly string[] = ['no-speech', 'aborted'];

/**
 * Listens until it is stopped, and tells each sentence.
 *
 * @param onSaid a sentence that was heard to its end
 */
export function useDictation(onSaid: (text: string) => void) {
  const language = useLanguage();
  const [isListening, setListening] = useState(false);
  const [problem, setProblem] = useState<DictationProblem | null>(null);
  const running = useRef<Recognition | undefined>(undefined);
  const told = useRef(onSaid);
  useEffect(() => {
    told.current = onSaid;
  }, [onSaid]);
  // Whoever leaves the field is not listened to any more.
  useEffect(() => () => running.current?.abort(), []);
  const start = (): void => {
    const recognition = makeRecognition();
    if (!recognition) return;
    recognition.lang = language === 'en' ? 'en-US' : 'th-TH';
    recognition.continuous = true;
    recognition.onresult = (event) => {
      const text = saidIn(event);
      if (text !== '') told.current(text);
    };
    recognition.onerror = ({ error }) => {
      if (!usualEnds.includes(error)) setProblem(problems[error] ?? 'other');
    };
    recognition.onend = () => setListening(false);
    running.current = recognition;
    setProblem(null);
    setListening(true);
    recognition.start();
  };
  return { isListening, problem, start, stop: (): void => running.current?.stop() };
}

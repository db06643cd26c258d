import { errorText, useWords } from '@sarn/platform-web/public';
import { useState } from 'react';
import { authenticationWords } from '../words/authentication-words.ts';
import type { MessageTone } from './Message.tsx';

export interface ShownMessage {
  readonly tone: MessageTone;
  readonly title: string;
  readonly text: string;
  readonly timeoutMs?: number | undefined;
}

/** The message shown over a form of the sign-in screens. */
export function useMessage() {
  const say = useWords(authenticationWords);
  const [shown, setShown] = useState<ShownMessage | null>(null);
  const refuse = (text: string, timeoutMs?: number): void =>
    setShown({ tone: 'danger', title: say('dialog.failed'), text, timeoutMs });
  /** Makes the call; shows its message as success, or the sentence of its error. */
  const send = async (
    work: () => Promise<{ message: string }>,
    timeoutMs?: number,
  ): Promise<void> => {
    try {
      const { message } = await work();
      setShown({ tone: 'success', title: say('dialog.done'), text: message, timeoutMs });
    } catch (error) {
      refuse(errorText(error));
    }
  };
  return { shown, refuse, send, clear: () => setShown(null) };
}

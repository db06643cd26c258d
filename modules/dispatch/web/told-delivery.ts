import { offlineWords, useWords } from '@sarn/platform-web';
import type { ToastOptions } from '@sarn/platform-web';
import type { BookLine } from '@sarn/dispatch/contract';
import { dispatchWords } from './words/dispatch-words.ts';

interface Recorded {
  readonly isWaiting: boolean;
}

/** The message after a delivery was recorded, or kept on the device until the line is back. */
export function useToldDelivery(
  line: BookLine,
  what: 'handTitle' | 'backTitle',
): (recorded: Recorded) => ToastOptions {
  const say = useWords(dispatchWords);
  const sayOffline = useWords(offlineWords);
  return ({ isWaiting }) => {
    if (!isWaiting) return { title: say('book.saved'), text: line.unitName };
    const title = sayOffline('waiting.kept', { act: say(`book.${what}`) });
    return { tone: 'warning', title, text: sayOffline('waiting.keptHint') };
  };
}

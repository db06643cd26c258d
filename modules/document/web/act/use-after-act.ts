import { offlineWords, useOnScreen, useToasts, useWords } from '@sarn/platform-web';
import type { DocumentDetail, MayAct, QueueCode } from '@sarn/document/contract';
import { findNext } from '../document/provided-parts.ts';
import { useTerms } from '../term.ts';
import { registryWords } from '../words/registry-words.ts';
import type { ActDone } from './act-form.ts';

interface AfterAct {
  readonly detail: DocumentDetail;
  readonly queue?: QueueCode | undefined;
  readonly onShow: (documentId: string) => void;
  readonly onClose?: (() => void) | undefined;
}

/**
 * What follows an act: `tell` says that it is done, `goOn` opens the next document of the queue, and
 * after the last the list. Nothing is opened once the document was closed.
 */
export function useAfterAct({ detail, queue, onShow, onClose }: AfterAct) {
  const toasts = useToasts();
  const say = useWords(registryWords);
  const sayOffline = useWords(offlineWords);
  const term = useTerms();
  const isOnScreen = useOnScreen();
  const tell = (may: MayAct, done: ActDone): void => {
    const what = term(may.actTerm);
    if (done.isWaiting) {
      const title = sayOffline('waiting.kept', { act: what });
      return void toasts.show({ tone: 'warning', title, text: sayOffline('waiting.keptHint') });
    }
    toasts.show({
      tone: 'success',
      title: done.number
        ? say('act.doneWithNumber', { act: what, number: done.number })
        : say('act.done', { act: what }),
      text: detail.title,
      // A number just given stays visible, so that it can be read and written down.
      timeoutMs: done.number ? 8000 : 2500,
    });
  };
  const goOn = async (): Promise<void> => {
    if (queue === undefined || !isOnScreen()) return;
    // The act is done even if the next document cannot be found: then this page stays.
    const next = await findNext(queue, detail.id).catch(() => detail.id);
    if (next === detail.id || !isOnScreen()) return;
    if (next) onShow(next);
    else {
      toasts.show({ title: say('act.queueDone'), isNews: true });
      onClose?.();
    }
  };
  return { tell, goOn };
}

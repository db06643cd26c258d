import { useLine, useToasts, useWords } from '@sarn/platform-web';
import { useEffect, useRef } from 'react';
import { useMarkRead } from '../registry.client.ts';
import { registryWords } from '../words/registry-words.ts';

/**
 * Marks a document as read when it is opened, and shows a message the first time (specification §4,
 * §8).
 */
export function useReadOnOpen(documentId: string, isLoaded: boolean): void {
  const toasts = useToasts();
  const say = useWords(registryWords);
  const { mutate } = useMarkRead();
  const { isOff } = useLine();
  const marked = useRef<string | null>(null);
  useEffect(() => {
    // Without the server it is marked when it is loaded from there again.
    if (!isLoaded || isOff || marked.current === documentId) return;
    marked.current = documentId;
    mutate(documentId, {
      onSuccess: ({ isFirst, title }) => {
        if (!isFirst) return;
        // Behind the answer to the act that led here.
        toasts.show({ title: say('document.readSaved'), text: title, isNews: true });
      },
    });
  }, [documentId, isLoaded, isOff, mutate, say, toasts]);
}

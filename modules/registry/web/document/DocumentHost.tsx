import { useLocation } from '@tanstack/react-router';
import { Suspense, lazy, useEffect, useSyncExternalStore } from 'react';
import { closeDocument, openDocument, openedDocument } from './open-document.ts';

const DocumentDialog = lazy(async () => ({
  default: (await import('./DocumentDialog.tsx')).DocumentDialog,
}));

/** The window of `openDocument`; stands once in the shell, inside the router. */
export function DocumentHost() {
  const opened = useSyncExternalStore(openedDocument.subscribe, openedDocument.get);
  const { pathname } = useLocation();
  // Whoever goes to another page has left the document behind.
  useEffect(() => closeDocument, [pathname]);
  if (!opened) return null;
  return (
    <Suspense>
      <DocumentDialog
        documentId={opened.documentId}
        queue={opened.queue}
        onShow={(id) => openDocument(id, opened.queue)}
        onClose={closeDocument}
      />
    </Suspense>
  );
}

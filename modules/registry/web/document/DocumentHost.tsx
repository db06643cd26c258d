import { useLocation } from '@tanstack/react-router';
import { Suspense, lazy, useEffect, useSyncExternalStore } from 'react';
import { loadDocumentParts } from './provided-parts.ts';
import { closeDocument, openDocument, openedDocument } from './open-document.ts';

const DocumentDialog = lazy(async () => {
  const [{ DocumentDialog: Dialog }] = await Promise.all([
    import('./DocumentDialog.tsx'),
    loadDocumentParts(),
  ]);
  return { default: Dialog };
});

const ShortcutHelp = lazy(async () => ({
  default: (await import('../keyboard/ShortcutHelp.tsx')).ShortcutHelp,
}));

/**
 * The windows that any page may ask for: that of `openDocument`, and the list of keys under `?`.
 * Stands once in the shell, inside the router.
 */
export function DocumentHost() {
  const { pathname } = useLocation();
  return (
    <>
      <DocumentWindow key={pathname} />
      <Suspense>
        <ShortcutHelp />
      </Suspense>
    </>
  );
}

/** One per page: whoever goes to another page has left the document behind. */
function DocumentWindow() {
  const opened = useSyncExternalStore(openedDocument.subscribe, openedDocument.get);
  useEffect(() => closeDocument, []);
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

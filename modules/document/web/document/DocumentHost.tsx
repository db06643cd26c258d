import { useLocation } from '@tanstack/react-router';
import { Suspense, lazy, useEffect, useSyncExternalStore } from 'react';
import type { DocumentDialogProps } from './DocumentDialog.tsx';
import { closeDocument, openDocument, openedDocument } from './open-document.ts';
import { withDocumentParts } from './provided-parts.ts';

const LoadedDialog = lazy(async () => {
  const { DocumentDialog: Dialog } = await withDocumentParts(import('./DocumentDialog.tsx'));
  return { default: Dialog };
});

/**
 * A document in a window above any page. What modules bring to it is loaded first: without that the
 * window cannot be drawn.
 */
function DocumentDialog(props: DocumentDialogProps) {
  return (
    <Suspense>
      <LoadedDialog {...props} />
    </Suspense>
  );
}

const ShortcutHelp = lazy(async () => ({
  default: (await import('../keyboard/ShortcutHelp.tsx')).ShortcutHelp,
}));

/**
 * The windows that any page may open: that of `openDocument`, and the list of keys under `?`.
 * Rendered once in the shell, inside the router.
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

/** One per page: navigating to another page closes the document. */
function DocumentWindow() {
  const opened = useSyncExternalStore(openedDocument.subscribe, openedDocument.get);
  useEffect(() => closeDocument, []);
  if (!opened) return null;
  return (
    <DocumentDialog
      documentId={opened.documentId}
      queue={opened.queue}
      onShow={(id) => openDocument(id, opened.queue)}
      onClose={closeDocument}
    />
  );
}

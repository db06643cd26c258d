import { Suspense, lazy } from 'react';
import type { DocumentDialogProps } from './DocumentDialog.tsx';
import { closeDocument, showDocument, useOpenedDocument } from './open-document.ts';
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
 * Rendered once in the shell, inside the router. Going to another page closes the document, because
 * it belongs to the history entry of the page on which it was opened.
 */
export function DocumentHost() {
  const opened = useOpenedDocument();
  return (
    <>
      {opened && (
        <DocumentDialog
          documentId={opened.documentId}
          queue={opened.queue}
          row={opened.row}
          act={opened.act}
          onShow={showDocument}
          onClose={closeDocument}
        />
      )}
      <Suspense>
        <ShortcutHelp />
      </Suspense>
    </>
  );
}

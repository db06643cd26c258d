import { Shortcuts, shortcutHelp } from '@sarn/platform-web';
import type { Shortcut } from '@sarn/platform-web';
import { Suspense, lazy, useSyncExternalStore } from 'react';

// With the words of documents, which most pages do not need.
const ShortcutDialog = lazy(async () => ({
  default: (await import('./ShortcutDialog.tsx')).ShortcutDialog,
}));

const noKeys: readonly Shortcut[] = [];

/** The keys that do something now, under `?`. Rendered once, beside the document window. */
export function ShortcutHelp() {
  const isOpen = useSyncExternalStore(shortcutHelp.subscribe, shortcutHelp.get);
  return (
    <>
      <Shortcuts keys={noKeys} />
      {isOpen && (
        <Suspense>
          <ShortcutDialog />
        </Suspense>
      )}
    </>
  );
}

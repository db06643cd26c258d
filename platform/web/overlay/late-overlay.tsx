import { Suspense, lazy, useState } from 'react';
import type { ComponentType } from 'react';
import type * as overlaysFile from './overlays.ts';

/*
 * What opens above a page (dialogs, menus, panels, toasts) is one file of script, loaded when
 * somebody begins to use the page: positions, focus and collections are a tenth of what a page loads,
 * and no first drawing needs them.
 */

type Overlays = typeof overlaysFile;

let overlays: Overlays | undefined;

/** Loads what opens above the page; it is rendered at once from then on. */
export async function loadOverlays(): Promise<Overlays> {
  overlays ??= await import('./overlays.ts');
  return overlays;
}

/** A component of that file: rendered at once when it is there, otherwise when it has come. */
export function lateOverlay<P extends object>(
  pick: (loaded: Overlays) => ComponentType<P>,
): ComponentType<P> {
  const Lazy = lazy(async () => ({ default: pick(await loadOverlays()) }));
  return function LateOverlay(props: P) {
    // Chosen once: another component in its place would lose what was typed into it.
    const [Shown] = useState<ComponentType<P>>(() => (overlays ? pick(overlays) : Lazy));
    return (
      <Suspense>
        <Shown {...props} />
      </Suspense>
    );
  };
}

import { NotYetPage } from './NotYetPage.tsx';
import { RouteGate } from './RouteGate.tsx';
import { plannedModules } from './planned-modules.ts';
import type { PlannedPath } from './planned-paths.ts';

/** A page that is not built yet, behind the permission that it will need. */
export default function PlannedPage({ path }: { readonly path: PlannedPath }) {
  const place = plannedModules[path];
  return (
    <RouteGate permission={place.permission}>
      <NotYetPage place={place} />
    </RouteGate>
  );
}

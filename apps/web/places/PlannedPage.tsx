import { NotYetPage } from './NotYetPage.tsx';
import { RouteGate } from './RouteGate.tsx';
import type { PlannedPlace } from './planned-place.ts';

/** A page that is not built yet, behind the permission that it will need. */
export default function PlannedPage({ place }: { readonly place: PlannedPlace }) {
  return (
    <RouteGate permission={place.permission}>
      <NotYetPage place={place} />
    </RouteGate>
  );
}

import { NotYetPage } from './NotYetPage.tsx';
import { RouteGate } from './RouteGate.tsx';
import type { PlannedPlace } from './planned-place.ts';

/** A page still to come, behind the permission that it will ask for. */
export default function PlannedPage({ place }: { readonly place: PlannedPlace }) {
  return (
    <RouteGate permission={place.permission}>
      <NotYetPage place={place} />
    </RouteGate>
  );
}

import { UnitsScreen } from './UnitsScreen.tsx';

/** `/settings/{menuID}/setup-organization`: the whole organisation, and every act on it. */
export default function OrganisationPage() {
  return <UnitsScreen />;
}

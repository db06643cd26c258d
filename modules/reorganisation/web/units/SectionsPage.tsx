import { UnitScopeProvider } from './units.client.ts';
import { UnitsScreen } from './UnitsScreen.tsx';

/** `/settings/{menuID}/manage-section`: groups, sections and teams below the own units. */
export default function SectionsPage() {
  return (
    <UnitScopeProvider value="sections">
      <UnitsScreen />
    </UnitScopeProvider>
  );
}

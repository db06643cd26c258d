import { useLanguage } from '@sarn/platform-web';
import type { UnitNode } from '@sarn/organisation/contract';
import type { PickedUnit } from './picked-units.ts';

/** The chosen units of a tree, and what a tick in it changes. */
export function useToggledUnits(
  units: readonly PickedUnit[],
  onChange: (units: readonly PickedUnit[]) => void,
) {
  const language = useLanguage();
  const nameOf = ({ nameEn, nameTh }: UnitNode) => (language === 'en' ? nameEn : nameTh);
  return {
    chosen: new Set(units.map(({ id }) => id)),
    toggle: (unit: UnitNode, isChosen: boolean) =>
      onChange(
        isChosen
          ? [...units, { id: unit.id, name: nameOf(unit) }]
          : units.filter(({ id }) => id !== unit.id),
      ),
  };
}

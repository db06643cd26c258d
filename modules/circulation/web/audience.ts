import type { Option } from '@sarn/platform-web';
import type { PickedUnit } from '@sarn/document/web';

/** Recipients as they are being chosen. */
export interface ChosenAudience {
  readonly everyone: boolean;
  readonly units: readonly PickedUnit[];
  readonly groupIds: readonly string[];
  readonly people: readonly Option[];
}

export const nobody: ChosenAudience = { everyone: false, units: [], groupIds: [], people: [] };

export const isNobody = ({ everyone, units, groupIds, people }: ChosenAudience): boolean =>
  !everyone && units.length + groupIds.length + people.length === 0;

/** As the call takes it; who means everybody needs no other. */
export function toAudience({ everyone, units, groupIds, people }: ChosenAudience) {
  if (everyone) return { everyone: true, unitIds: [], groupIds: [], personIds: [] };
  return {
    everyone: false,
    unitIds: units.map(({ id }) => id),
    groupIds: [...groupIds],
    personIds: people.map(({ value }) => value),
  };
}

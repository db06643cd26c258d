import type { Option } from '@sarn/platform-web';
import type { PickedUnit } from '@sarn/organisation/web';

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

/** The audience as the call takes it; with everybody chosen, nothing else is sent. */
export function toAudience({ everyone, units, groupIds, people }: ChosenAudience) {
  if (everyone) return { everyone: true, unitIds: [], groupIds: [], personIds: [] };
  return {
    everyone: false,
    unitIds: units.map(({ id }) => id),
    groupIds: [...groupIds],
    personIds: people.map(({ value }) => value),
  };
}

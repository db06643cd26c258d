import type { CodeOwner } from '../../contract/index.ts';
import type { UnitCard } from '@sarn/document/server';
import type { UnitSetting } from './numbering.store.ts';

export interface CodedUnit {
  readonly unitId: string;
  readonly letterCode: string;
}

/**
 * The unit whose letter code is printed and whose register counts.
 *
 * @param line the owner first, the agency last
 * @param settings of these units; the one nearest to the owner counts
 * @returns the owner with an empty code where none of these units has one
 */
export function codedUnit(
  line: readonly UnitCard[],
  settings: readonly UnitSetting[],
  usual: CodeOwner,
): CodedUnit {
  const coded = line.flatMap(({ id, letterCode, isAgency }) =>
    letterCode ? [{ unitId: id, letterCode, isAgency }] : [],
  );
  const own = line.flatMap(({ id }) => settings.filter(({ unitId }) => unitId === id));
  const isOfDepartment = (own[0]?.codeOwner ?? usual) === 'department';
  const department = coded.find(({ isAgency }) => isAgency) ?? coded.at(-1);
  const { unitId = line[0]?.id ?? '', letterCode = '' } =
    (isOfDepartment ? department : coded[0]) ?? {};
  return { unitId, letterCode };
}

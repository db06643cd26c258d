import { bookColumns } from '@sarn/register/contract';
import type { DesignedColumn } from '@sarn/register/contract';

/** Where a column can be shown. */
export const placesOf = ['screen', 'phone', 'excel', 'print'] as const;
export type Place = (typeof placesOf)[number];

/** The field of a column that says whether it is shown there. */
export const placeFields = {
  screen: 'onScreen',
  phone: 'onPhone',
  excel: 'inExcel',
  print: 'inPrint',
} as const satisfies Readonly<Record<Place, keyof DesignedColumn>>;

/** Whether the regulation keeps a column there. @rule saraban-2526 ข้อ 37 */
export function isLockedAt({ id }: DesignedColumn, place: Place): boolean {
  const { lock } = bookColumns[id];
  return lock === 'fixed' || (lock === 'legal' && place === 'print');
}

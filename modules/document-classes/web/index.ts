export {
  officeDay,
  rowName,
  useNamedOptions,
  useSpeed,
  useSpeedFilter,
  useSpeedOptions,
  useSpeedDay,
} from './speed-hooks.ts';
export { offeredRows, useClassRows, useClassRowsLive } from './use-class-rows.ts';
export type { ClassRow } from './use-class-rows.ts';

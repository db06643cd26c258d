export {
  officeDay,
  rowName,
  useNamedOptions,
  useSpeed,
  useSpeedFilter,
  useSpeedOptions,
  useClassNames,
} from './speed-hooks.ts';
export { offeredRows, useClassRows, useClassRowsLive } from './use-class-rows.ts';
export type { ClassRow } from './use-class-rows.ts';
export { BookGroupField, CategoryField, filedCodes, filedOf } from './FiledFields.tsx';
export type { FiledDraft } from './FiledFields.tsx';
export { documentClassesWeb } from './manifest.ts';
export { useCommandType, useCommandTypeOptions } from './command-hooks.ts';
export { useInstructionOptions } from './instruction-hooks.ts';
export { useSecrecyName, useSecrecyOptions } from './secrecy-hooks.ts';
export { SubTypeField } from './SubTypeField.tsx';
export {
  subTypeParameter,
  useOfferedKinds,
  useStartOfType,
  useSubTypesOf,
  useTypeFilter,
  useTypeName,
} from './type-hooks.ts';
export { useSalutations } from './salutation-hooks.ts';
export { JobTypeName } from './JobTypeName.tsx';
export { useJobType, useJobTypeOptions } from './job-hooks.ts';
export { ClassFields, SpeedField } from './ClassFields.tsx';
export type { ClassFieldsProps } from './ClassFields.tsx';

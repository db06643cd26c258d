// Calls, errors and descriptions of tables are in the kernel, where every module finds them.
export { settingErrors } from '@sarn/kernel';

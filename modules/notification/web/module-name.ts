import { useNoticeModules } from './notification.client.ts';

/** Names of modules in the shown language; the code for an unknown module. */
export function useModuleName(): (module: string) => string {
  const { data: modules = [] } = useNoticeModules();
  // SARABAN is the old spelling of SARABUN.
  return (module) => {
    const code = module === 'SARABAN' ? 'SARABUN' : module;
    return modules.find((one) => one.code === code)?.name ?? module;
  };
}

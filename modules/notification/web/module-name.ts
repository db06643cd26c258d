import { notificationModules } from '@sarn/notification/contract';
import type { NotificationModule } from '@sarn/notification/contract';
import { useLanguage } from '@sarn/platform-web';

/** Names of modules in the shown language; the code for an unknown module. */
export function useModuleName(): (module: string) => string {
  const language = useLanguage();
  return (module) => {
    const known = notificationModules[module as NotificationModule] as
      | (typeof notificationModules)[NotificationModule]
      | undefined;
    return known ? known[language === 'en' ? 'en' : 'th'] : module;
  };
}

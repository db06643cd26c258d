import start from './en/start.md?raw';
import dashboard from './en/dashboard.md?raw';
import queue from './en/queue.md?raw';
import register from './en/register.md?raw';
import order from './en/order.md?raw';
import work from './en/work.md?raw';
import memo from './en/memo.md?raw';
import acting from './en/acting.md?raw';
import outgoing from './en/outgoing.md?raw';
import book from './en/book.md?raw';
import retention from './en/retention.md?raw';
import secret from './en/secret.md?raw';
import imported from './en/import.md?raw';
import backup from './en/backup.md?raw';
import notification from './en/notification.md?raw';
import account from './en/account.md?raw';
import phone from './en/phone.md?raw';
import settingsPeople from './en/settings-people.md?raw';
import settingsAccess from './en/settings-access.md?raw';
import settingsRegistry from './en/settings-registry.md?raw';
import settingsKinds from './en/settings-kinds.md?raw';
import settingsSignatures from './en/settings-signatures.md?raw';
import settingsNotices from './en/settings-notices.md?raw';
import settingsSystem from './en/settings-system.md?raw';

/** Texts of the manual in English, by page. */
export const texts: Readonly<Record<string, string>> = {
  start,
  dashboard,
  queue,
  register,
  order,
  work,
  memo,
  acting,
  outgoing,
  book,
  retention,
  secret,
  import: imported,
  backup,
  notification,
  account,
  phone,
  'settings-people': settingsPeople,
  'settings-access': settingsAccess,
  'settings-registry': settingsRegistry,
  'settings-kinds': settingsKinds,
  'settings-signatures': settingsSignatures,
  'settings-notices': settingsNotices,
  'settings-system': settingsSystem,
};

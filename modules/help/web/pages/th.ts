import start from './th/start.md?raw';
import dashboard from './th/dashboard.md?raw';
import queue from './th/queue.md?raw';
import register from './th/register.md?raw';
import order from './th/order.md?raw';
import work from './th/work.md?raw';
import memo from './th/memo.md?raw';
import acting from './th/acting.md?raw';
import outgoing from './th/outgoing.md?raw';
import book from './th/book.md?raw';
import retention from './th/retention.md?raw';
import secret from './th/secret.md?raw';
import imported from './th/import.md?raw';
import backup from './th/backup.md?raw';
import notification from './th/notification.md?raw';
import account from './th/account.md?raw';
import phone from './th/phone.md?raw';
import settingsPeople from './th/settings-people.md?raw';
import settingsAccess from './th/settings-access.md?raw';
import settingsRegistry from './th/settings-registry.md?raw';
import settingsKinds from './th/settings-kinds.md?raw';
import settingsSignatures from './th/settings-signatures.md?raw';
import settingsNotices from './th/settings-notices.md?raw';
import settingsSystem from './th/settings-system.md?raw';

/** Texts of the manual in Thai, by page. */
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

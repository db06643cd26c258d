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
};

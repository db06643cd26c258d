import {
  BookOpen,
  Briefcase,
  CircleCheck,
  ClipboardCheck,
  Eye,
  FileText,
  Gavel,
  Hourglass,
  Inbox,
  LayoutGrid,
  Mail,
  MailOpen,
  MailPlus,
  Newspaper,
  PenLine,
  Search,
  Send,
  UserPlus,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

const icons: Readonly<Record<string, LucideIcon>> = {
  'book-open': BookOpen,
  briefcase: Briefcase,
  'check-circle': CircleCheck,
  'clipboard-check': ClipboardCheck,
  eye: Eye,
  'file-text': FileText,
  gavel: Gavel,
  hourglass: Hourglass,
  inbox: Inbox,
  mail: Mail,
  'mail-open': MailOpen,
  'mail-plus': MailPlus,
  newspaper: Newspaper,
  'pen-line': PenLine,
  search: Search,
  send: Send,
  'user-plus': UserPlus,
};

/** The icon of an area; text beside it says the same. */
export const areaIcon = (name: string): LucideIcon => icons[name] ?? LayoutGrid;

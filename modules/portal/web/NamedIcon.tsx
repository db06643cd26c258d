import {
  Archive,
  Bell,
  BookOpen,
  Briefcase,
  CalendarOff,
  Car,
  CircleCheck,
  CircleQuestionMark,
  ClipboardCheck,
  DoorOpen,
  Eye,
  FileCheck,
  FileInput,
  FilePen,
  FilePlus,
  FileText,
  Files,
  Gavel,
  Globe,
  Hourglass,
  House,
  Inbox,
  LayoutDashboard,
  LayoutGrid,
  ListChecks,
  MailOpen,
  MailPlus,
  NotebookPen,
  Newspaper,
  Package,
  PenLine,
  Repeat2,
  Route,
  Search,
  Send,
  Settings,
  ShieldCheck,
  UserPlus,
  Users,
  Video,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { createElement } from 'react';

/** Icons that modules may name in their cards and menus; a new name is added here. */
const icons: Readonly<Record<string, LucideIcon>> = {
  archive: Archive,
  bell: Bell,
  'book-open': BookOpen,
  briefcase: Briefcase,
  'calendar-off': CalendarOff,
  car: Car,
  'check-circle': CircleCheck,
  'circle-check': CircleCheck,
  'circle-help': CircleQuestionMark,
  'clipboard-check': ClipboardCheck,
  'door-open': DoorOpen,
  eye: Eye,
  'file-input': FileInput,
  'file-pen': FilePen,
  'mail-plus': MailPlus,
  'file-check': FileCheck,
  'file-plus': FilePlus,
  'file-text': FileText,
  files: Files,
  gavel: Gavel,
  globe: Globe,
  hourglass: Hourglass,
  house: House,
  inbox: Inbox,
  'layout-dashboard': LayoutDashboard,
  'list-checks': ListChecks,
  'mail-open': MailOpen,
  newspaper: Newspaper,
  'notebook-pen': NotebookPen,
  package: Package,
  'pen-line': PenLine,
  repeat: Repeat2,
  route: Route,
  search: Search,
  send: Send,
  settings: Settings,
  'shield-check': ShieldCheck,
  'user-plus': UserPlus,
  users: Users,
  video: Video,
};

export interface NamedIconProps {
  readonly name: string;
  /** Pixels. */
  readonly size: number;
}

/** The icon of that name, or a plain grid; the text beside it has the same meaning. */
export function NamedIcon({ name, size }: NamedIconProps) {
  return createElement(icons[name] ?? LayoutGrid, { size, 'aria-hidden': true });
}

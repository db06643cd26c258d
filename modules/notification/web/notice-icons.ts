import type { NoticeIcon } from '@sarn/notification/contract';
import {
  Archive,
  Bell,
  BookOpen,
  Briefcase,
  CalendarOff,
  Car,
  ClipboardCheck,
  DoorOpen,
  FilePen,
  FileText,
  Globe,
  House,
  Inbox,
  MailOpen,
  Newspaper,
  Package,
  Repeat2,
  ShieldCheck,
  Users,
  Video,
  Wrench,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

/** Pictures of the icons that modules may name for their notifications. */
const icons: Readonly<Record<NoticeIcon, LucideIcon>> = {
  archive: Archive,
  bell: Bell,
  'book-open': BookOpen,
  briefcase: Briefcase,
  'calendar-off': CalendarOff,
  car: Car,
  'clipboard-check': ClipboardCheck,
  'door-open': DoorOpen,
  'file-pen': FilePen,
  'file-text': FileText,
  globe: Globe,
  house: House,
  inbox: Inbox,
  'mail-open': MailOpen,
  newspaper: Newspaper,
  package: Package,
  repeat: Repeat2,
  'shield-check': ShieldCheck,
  users: Users,
  video: Video,
  wrench: Wrench,
};

/** The picture of an icon by its name; a bell for an unknown one. */
export const noticeIcon = (name: string): LucideIcon =>
  (icons as Readonly<Record<string, LucideIcon>>)[name] ?? Bell;

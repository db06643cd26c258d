import type { PublicationKind } from '@sarn/document/contract';
import {
  BookOpenText,
  ClipboardList,
  Gavel,
  Megaphone,
  MessageSquareQuote,
  Newspaper,
  Scale,
  Share2,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

/** The icon of every published kind. */
export const kindIcons: Readonly<Record<PublicationKind, LucideIcon>> = {
  cycle: Share2,
  command: Gavel,
  regularity: BookOpenText,
  rules: Scale,
  announce: Megaphone,
  declaration: MessageSquareQuote,
  news: Newspaper,
  report: ClipboardList,
};

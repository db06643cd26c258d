import type { LetterKind } from '@sarn/document/contract';
import { Archive, BadgeCheck, MailOpen, Stamp, StickyNote } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

/** The icon of every kind of `letterRules`. */
export const letterIcons: Readonly<Record<LetterKind, LucideIcon>> = {
  outgoing: MailOpen,
  stamp: Stamp,
  guaranty: BadgeCheck,
  note: StickyNote,
  other: Archive,
};

import { createContext, useContext } from 'react';
import type { ComponentType } from 'react';

export interface QueueDialogProps {
  /** Code of the pressed card. */
  readonly code: string;
  /** What was searched for on the dashboard; empty for all. */
  readonly search: string;
  readonly onClose: () => void;
}

/** What other modules give to the portal, which imports none of them. */
export interface PortalSlots {
  /** Window with the queue behind a to-do card. */
  readonly QueueDialog: ComponentType<QueueDialogProps>;
  /** Pages behind the cards of other queues, by code: path below `{base}`. */
  readonly queuePages: Readonly<Record<string, string>>;
  /** Shows a document in its large window. */
  readonly openDocument: (documentId: string) => void;
}

const PortalSlotsContext = createContext<PortalSlots | null>(null);

/** Provider around the pages of the portal; the application fills it. */
export const PortalSlotsProvider = PortalSlotsContext.Provider;

export function usePortalSlots(): PortalSlots {
  const slots = useContext(PortalSlotsContext);
  if (!slots) throw new Error('the pages of the portal need a PortalSlotsProvider');
  return slots;
}

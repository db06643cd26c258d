import type { Bilingual, SettingRowOut } from '@sarn/kernel';
import type { ComponentType, ReactNode } from 'react';

export interface BulkActionProps {
  /** The chosen rows, at least one. */
  readonly rows: readonly SettingRowOut[];
  /** The selection is done with. */
  readonly onDone: () => void;
}

/** An act, with its dialog, that a module adds to what can be done with chosen rows. */
export interface BulkAction {
  readonly label: Bilingual;
  readonly icon: ReactNode;
  /** Whether it can be done with these rows; shown, and not to be pressed, otherwise. */
  readonly isFor: (rows: readonly SettingRowOut[]) => boolean;
  readonly Dialog: ComponentType<BulkActionProps & { readonly onClose: () => void }>;
}

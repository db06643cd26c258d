import type { SettingRowOut } from '@sarn/kernel';
import type { ComponentType } from 'react';

export interface BulkActionProps {
  /** The chosen rows, at least one. */
  readonly rows: readonly SettingRowOut[];
  /** The selection is done with. */
  readonly onDone: () => void;
}

/** A button, with its dialog, that a module adds to what can be done with chosen rows. */
export type BulkAction = ComponentType<BulkActionProps>;

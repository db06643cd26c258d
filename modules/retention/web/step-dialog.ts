import type { RetentionListDetail } from '@sarn/retention/contract';

/** The properties of the dialog of each step of a list. */
export interface StepDialogProps {
  readonly list: RetentionListDetail;
  readonly onClose: () => void;
}

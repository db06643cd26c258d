import type { AlertOptions, ConfirmOptions } from './dialogs.ts';

/** An alert or a question that waits for its answer. */
export interface Question {
  readonly id: number;
  readonly kind: 'alert' | 'confirm';
  readonly options: AlertOptions & ConfirmOptions;
  readonly answer: (isConfirmed: boolean) => void;
}

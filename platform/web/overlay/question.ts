import type { AlertOptions, ChooseOptions, ConfirmOptions } from './dialogs.ts';

/** An alert or a question that waits for its answer. */
export type Question = {
  readonly id: number;
} & (
  | {
      readonly kind: 'alert' | 'confirm';
      readonly options: AlertOptions & ConfirmOptions;
      readonly answer: (isConfirmed: boolean) => void;
    }
  | {
      readonly kind: 'choose';
      readonly options: ChooseOptions<string>;
      readonly answer: (key: string | null) => void;
    }
);

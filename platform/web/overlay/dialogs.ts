import { createContext, useContext } from 'react';

export type DialogTone = 'info' | 'success' | 'warning' | 'danger';

export interface AlertOptions {
  readonly title: string;
  readonly text?: string | undefined;
  readonly tone?: DialogTone | undefined;
  /** Closes by itself after this time; the button is shown all the same. */
  readonly timeoutMs?: number | undefined;
  readonly okLabel?: string | undefined;
}

export interface ConfirmOptions {
  readonly title: string;
  readonly text?: string | undefined;
  readonly tone?: DialogTone | undefined;
  readonly confirmLabel?: string | undefined;
  readonly cancelLabel?: string | undefined;
}

export interface Choice<K extends string> {
  readonly key: K;
  readonly label: string;
  /** The one that loses nothing is `primary`: it has the focus. */
  readonly variant?: 'primary' | 'quiet' | 'danger' | undefined;
}

export interface ChooseOptions<K extends string> {
  readonly title: string;
  readonly text?: string | undefined;
  readonly tone?: DialogTone | undefined;
  /** Buttons from left to right. */
  readonly choices: readonly Choice<K>[];
}

export interface Dialogs {
  /** Shows a message; resolves when it is closed or its time is over. */
  readonly alert: (options: AlertOptions) => Promise<void>;
  /** Asks; true when confirmed, false on cancel and Esc. */
  readonly confirm: (options: ConfirmOptions) => Promise<boolean>;
  /** Asks which of several; null on Esc. */
  readonly choose: <K extends string>(options: ChooseOptions<K>) => Promise<K | null>;
}

export const DialogsContext = createContext<Dialogs | null>(null);

/** `await dialogs.confirm({ … })`; inside a `PlatformProvider`. */
export function useDialogs(): Dialogs {
  const dialogs = useContext(DialogsContext);
  if (!dialogs) throw new Error('useDialogs is used outside PlatformProvider');
  return dialogs;
}

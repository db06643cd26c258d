import { createContext, useContext } from 'react';

/** A text that is being written, as the page beside its form shows it. */
export interface WrittenText {
  readonly title: string;
  readonly addressee: string;
  readonly speed: string;
  readonly bodyJson: Readonly<Record<string, unknown>>;
  /** Names of its files. */
  readonly files: readonly string[];
  /** Null until it was saved. */
  readonly documentId: string | null;
}

const WrittenTextContext = createContext<WrittenText | null>(null);

/** Around the panels of the place `draft-page`. */
export const WrittenTextProvider = WrittenTextContext.Provider;

/** For a panel of that place; null anywhere else. */
export const useWrittenText = (): WrittenText | null => useContext(WrittenTextContext);

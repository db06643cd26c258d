import { createContext, useContext } from 'react';

/** Files made of what was pasted into the text of a draft, to be attached to it. */
export interface HandedFiles {
  readonly files: readonly File[];
  readonly hand: (files: readonly File[]) => void;
}

const HandedContext = createContext<HandedFiles>({ files: [], hand: () => undefined });

/** Around the fields of a draft: the text hands files to the field of its attachments. */
export const HandedFilesProvider = HandedContext.Provider;

export const useHandedFiles = (): HandedFiles => useContext(HandedContext);

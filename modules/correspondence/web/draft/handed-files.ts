import { createContext, useContext } from 'react';
import type { LeftOutField } from '@sarn/platform-web';

/** What was pasted into the text of a draft and is no part of it: kept with it, or attached to it as files. */
export interface HandedFiles {
  readonly files: readonly File[];
  readonly hand: (files: readonly File[]) => void;
  readonly leftOut: LeftOutField | undefined;
}

const HandedContext = createContext<HandedFiles>({
  files: [],
  hand: () => undefined,
  leftOut: undefined,
});

/** Around the fields of a draft: the text hands files to the field of its attachments. */
export const HandedFilesProvider = HandedContext.Provider;

export const useHandedFiles = (): HandedFiles => useContext(HandedContext);

import { createContext, useContext } from 'react';

const CopyOfContext = createContext<string | null>(null);

/**
 * Around what belongs to one document: its files may be kept on this device under its id. Null where
 * nothing may be kept, as for a classified document; that is also so outside of any document.
 */
export const CopyOf = CopyOfContext.Provider;

/** The document whose files may be kept here; null where none may. */
export const useCopyOf = (): string | null => useContext(CopyOfContext);

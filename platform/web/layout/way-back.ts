import { createContext, useContext } from 'react';

const WayBackContext = createContext<(() => void) | null>(null);

/**
 * Around a page: leads to the page above it. A page header shows it where the page has no way back of
 * its own.
 */
export const WayBackProvider = WayBackContext.Provider;

export const useWayBack = () => useContext(WayBackContext);

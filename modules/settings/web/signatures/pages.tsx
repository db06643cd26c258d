import { LaterPage } from './LaterPage.tsx';

/** The pages of signatures, each as a screen is loaded. */
export const signTypes = { default: () => <LaterPage page="signTypes" /> };
export const signTypeGroup = { default: () => <LaterPage page="signTypeGroup" /> };

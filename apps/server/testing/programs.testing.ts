import { fileURLToPath } from 'node:url';

/** The program behind `npm run import:scans`. */
export const importScansProgram = fileURLToPath(new URL('../import-scans.ts', import.meta.url));

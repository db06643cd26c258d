export { lineAccountModule } from './manifest.ts';
export type { LineAccountModule, LineAccounts } from './manifest.ts';
export type { LineApi, LineSettings } from './line-api.ts';
export type { LineMessages } from './line-messages.ts';

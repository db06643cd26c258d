import type { SecretSettings } from '../../contract/index.ts';

declare module '../desk.ts' {
  interface Desk {
    /** What is kept of classified papers. */
    readonly secrets: SecretSettings;
  }
}

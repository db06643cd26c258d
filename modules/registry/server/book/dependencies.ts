import type { NumberSettings } from '../../contract/index.ts';

declare module '../desk.ts' {
  interface Desk {
    /** Numbers in one reservation at most. */
    readonly reserveAtMost: number;
    /** Which of the lawful ways of numbering this agency goes. */
    readonly numbering: NumberSettings;
  }
}

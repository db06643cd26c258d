export {};

declare module '../desk.ts' {
  interface Desk {
    /** Days that the rows of an imported table are kept after its end. */
    readonly importKeepDays: number;
  }
}

export {};

declare module '../desk.ts' {
  interface Desk {
    /** Orders ask for the password too, where the deployment says so (DOMAIN §4.2). */
    readonly orderAsksPassword: boolean;
  }
}

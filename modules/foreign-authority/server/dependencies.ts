import type { Platform } from '@sarn/platform-server';

export interface Deps {
  readonly platform: Platform;
  /** Networks inside the organisation in which another authority may be, as `10.20.0.0/16`. */
  readonly networks: readonly string[];
}

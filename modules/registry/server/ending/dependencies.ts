import type { People } from '@sarn/organisation/server';

export type UnitLives = Pick<People, 'endUnit' | 'assertEndable' | 'reopenUnit'>;

declare module '../desk.ts' {
  interface Desk {
    /** Dissolves, merges and reopens units; organisation says which may be. */
    readonly units: UnitLives;
  }
}

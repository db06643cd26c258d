import type { DispatchChannels } from './channel.ts';

declare module '../desk.ts' {
  interface Desk {
    /** Sender of letters by e-mail: `saraban@…`, known to all agencies. */
    readonly centralMail: string;
    /** Key under which links of letters are sealed, read on first use. */
    readonly linkKey: () => Promise<Buffer>;
    /** Ways by which a system sends letters to other agencies. */
    readonly channels: DispatchChannels;
  }
}

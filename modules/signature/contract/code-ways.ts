import { z } from 'zod';

/** Ways by which a code is sent. */
export const sentCodeWays = ['mail', 'line'] as const;
export type SentCodeWay = (typeof sentCodeWays)[number];

/** Those ways, and the app, which makes its codes itself: rows of `signing-code-way`. */
export const codeWays = [...sentCodeWays, 'app'] as const;
export type CodeWay = (typeof codeWays)[number];

/** Whether a person can be sent a code by a way that the agency has open. */
export const codeWayStates = ['ready', 'no-address', 'not-linked', 'blocked'] as const;

/** A way that the agency has open, for one person. */
export const CodeWayCard = z.object({
  way: z.enum(sentCodeWays),
  state: z
    .enum(codeWayStates)
    .describe(
      'not-linked: to no LINE account; blocked: the person blocked the account of the agency',
    ),
});
export type CodeWayCard = z.output<typeof CodeWayCard>;

/** How codes that confirm a signature are sent. Specification: OTP expiry 300 s */
export const signingCodeLimits = { digits: 6, seconds: 300, tries: 5, againSeconds: 60 } as const;

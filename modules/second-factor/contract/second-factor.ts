import { jsonOf } from '@sarn/kernel';
import { OwnSession } from '@sarn/authentication/contract';
import { z } from 'zod';

const base64url = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[A-Za-z0-9_-]*$/);
const credentialFields = {
  id: base64url(1400).min(1),
  rawId: base64url(1400).min(1),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['cross-platform', 'platform']).optional().catch(undefined),
  // We request no extensions: what the browser reports about them is ignored.
  clientExtensionResults: z.unknown().transform(() => ({})),
};

/** `PublicKeyCredential.toJSON()` of `navigator.credentials.get`, as object or as JSON text. */
export const PasskeyAssertion = jsonOf(
  z.object({
    ...credentialFields,
    response: z.object({
      clientDataJSON: base64url(8_000).min(1),
      authenticatorData: base64url(8_000).min(1),
      signature: base64url(12_000).min(1),
      userHandle: base64url(200).optional(),
    }),
  }),
);
export type PasskeyAssertion = z.output<typeof PasskeyAssertion>;

/** `PublicKeyCredential.toJSON()` of `navigator.credentials.create`, as object or as JSON text. */
export const PasskeyAttestation = jsonOf(
  z.object({
    ...credentialFields,
    response: z.object({
      clientDataJSON: base64url(8_000).min(1),
      attestationObject: base64url(60_000).min(1),
      transports: z.array(z.string().max(30)).max(10).optional(),
    }),
  }),
);
export type PasskeyAttestation = z.output<typeof PasskeyAttestation>;

/** Options for the WebAuthn interface of the browser; passed on unchanged. */
export const PasskeyOptions = z.record(z.string(), z.unknown());

/** One passkey of the caller. */
export const OwnPasskey = z.object({
  id: z.string(),
  name: z.string(),
  isSynced: z
    .boolean()
    .describe("Whether the account of the device's maker copies it to other devices"),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
});
export type OwnPasskey = z.output<typeof OwnPasskey>;

/** What the caller has set up, and what the deployment offers. */
export const SecondFactorState = z.object({
  oneTimeCodes: z.object({ isOffered: z.boolean(), addedAt: z.string().nullable() }),
  passkeys: z.object({ isOffered: z.boolean(), rows: z.array(OwnPasskey) }),
  recoveryCodesLeft: z.int(),
  earlierSessions: z
    .array(OwnSession)
    .describe('Other live sessions that were begun before the first factor: by password alone'),
});
export type SecondFactorState = z.output<typeof SecondFactorState>;

/** Limits of the second factor (docs/decisions, second factor). */
export const secondFactorLimits = {
  ticketSeconds: 300,
  /** Wrong codes allowed for one ticket. */
  ticketTries: 5,
  /** Wrong codes in a row, over all tickets, before the second factor is locked for a while. */
  failuresBeforeRest: 10,
  /** First lock; it doubles with every further ten, up to a day. */
  restMinutes: 15,
  longestRestMinutes: 1440,
  codeDigits: 6,
  stepSeconds: 30,
  /** Steps before and after the present one that are accepted because clocks differ. */
  steps: 1,
  recoveryCodes: 10,
  challengeSeconds: 120,
  /** From the passkey to the act that it confirms: time to read the page once more. */
  approvalSeconds: 300,
  enrolmentSeconds: 900,
  passkeys: 10,
  passkeyName: 60,
} as const;

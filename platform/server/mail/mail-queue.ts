import { z } from 'zod';
import { defineOutsideJob } from '../jobs/job.ts';
import type { JobDefinition, Jobs } from '../jobs/job.ts';
import type { Mail, MailMessage, TrackedMessage } from './mail.ts';

/** Delivers one message; rejects when it must be tried again. */
export type MailTransport = (message: MailMessage) => Promise<void>;

/** The transports: for plain messages, and for those whose sender asks for reports. */
export interface MailTransports {
  readonly deliver: MailTransport;
  readonly deliverTracked: (message: TrackedMessage) => Promise<void>;
}

const message = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string().optional(),
  key: z.string(),
  from: z.string().optional(),
  inReplyTo: z.string().optional(),
});

/** Mail that is sent after its transaction has committed, by a job of its own. */
export function createMail(
  jobs: Jobs,
  { deliver, deliverTracked }: MailTransports,
): { mail: Mail; job: JobDefinition } {
  const job = defineOutsideJob({
    name: 'platform.mail',
    input: message,
    concurrency: 2,
    // Codes and links of passwords and invitations.
    holdsSecrets: true,
    claim: async (input) => input as MailMessage,
    // The Message-ID is made from its key: a repeat is the same letter.
    outside: (input) => deliver(input),
    settle: async () => undefined,
  });
  return {
    job,
    mail: {
      send: (tx, input) => jobs.send(tx, job, input, { key: input.key }),
      deliver,
      deliverTracked,
    },
  };
}

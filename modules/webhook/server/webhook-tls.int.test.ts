import type { WebhookDelivery } from '@sarn/webhook/contract';
import { openInstance, usualSettings } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { selfMadeCertificate, startHttpStandIn } from '@sarn/testing/stand-ins';
import type { ArrivedCall, HttpStandIn } from '@sarn/testing/stand-ins';
import { afterAll, beforeAll, expect, test } from 'vitest';

// The agency trusts these certificates by themselves; the unknown one is of nobody.
const known = selfMadeCertificate('127.0.0.1');
const certificates = {
  known,
  unknown: selfMadeCertificate('127.0.0.1'),
  expired: selfMadeCertificate('127.0.0.1', { from: -10, until: -1 }),
} as const;
type Kind = keyof typeof certificates | 'other-name';

let office: OfficeInstance;
const receivers = new Map<Kind, HttpStandIn>();
const arrived: { kind: Kind; call: ArrivedCall }[] = [];

const otherName = selfMadeCertificate('receiver.example');

beforeAll(async () => {
  const authority = [known, otherName, certificates.expired]
    .map(({ certificate }) => certificate)
    .join('');
  const settings = { ...usualSettings, webhooks: { networks: [], authority } };
  office = await openInstance({ settings });
  for (const [kind, tls] of Object.entries({ ...certificates, 'other-name': otherName })) {
    const of = kind as Kind;
    const receiver = await startHttpStandIn((call) => {
      arrived.push({ kind: of, call });
      return { status: 204 };
    }, tls);
    receivers.set(of, receiver);
  }
}, 180_000);
afterAll(async () => {
  await office.close();
  for (const receiver of receivers.values()) await receiver.close();
});

/** Sends one test event to the receiver with this certificate. */
async function delivered(kind: Kind): Promise<WebhookDelivery | undefined> {
  const url = `${receivers.get(kind)?.url}/hook`;
  expect(url).toMatch(/^https:/);
  const fields = { name: `ผู้รับ ${kind}`, url, types: ['document.registered'] };
  const made = await office.post('admin', '/webhooks/save', fields);
  expect(made.status, JSON.stringify(made)).toBe(200);
  const id = String(made['id']);
  expect((await office.post('admin', `/webhooks/${id}/test`, {})).status).toBe(200);
  await office.app.settled();
  const log = await office.get('admin', `/webhooks/${id}/deliveries`);
  return (log['rows'] as WebhookDelivery[])[0];
}
const callsTo = (kind: Kind) => arrived.filter((one) => one.kind === kind).length;

test('a receiver whose certificate the agency trusts is told over TLS', async () => {
  const delivery = await delivered('known');
  expect(delivery).toMatchObject({ state: 'sent' });
  expect(callsTo('known')).toBe(1);
});

test.each([
  ['unknown', 'DEPTH_ZERO_SELF_SIGNED_CERT'],
  ['expired', 'CERT_HAS_EXPIRED'],
  ['other-name', 'ERR_TLS_CERT_ALTNAME_INVALID'],
] as const)(
  'a certificate that is %s is told in the log, and nothing is sent',
  async (kind, why) => {
    const delivery = await delivered(kind);
    expect(delivery?.state).not.toBe('sent');
    expect(delivery?.attempts.at(-1)).toMatchObject({ status: null, problem: why });
    expect(callsTo(kind)).toBe(0);
  },
);

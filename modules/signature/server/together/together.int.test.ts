import { openInstance, password } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { pdfsig, programs } from '@sarn/signing/programs';
import type { Programs } from '@sarn/signing/programs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getSigningOffer, listSignatures, verifySignature } from '../../contract/index.ts';
import {
  certify,
  judgedFile,
  makeAuthority,
  printedFile,
  publishedFile,
  seenText,
  signDigitally,
} from '../signature.testing.ts';

let office: OfficeInstance;
let tools: Programs;
beforeAll(async () => {
  office = await openInstance();
  tools = await programs();
  await makeAuthority(office);
  for (const account of ['deputy', 'head.legal', 'head.policy']) await certify(office, account);
});
afterAll(async () => {
  tools.remove();
  await office.close();
});

/** A memo that the deputy and the head of the legal division sign before the head of policy. */
async function memo(inParallel = false): Promise<string> {
  const documentId = await office.draft('officer.policy', ['legal']);
  await submit(documentId, inParallel);
  return documentId;
}

const submit = (documentId: string, inParallel = false) =>
  office.act('officer.policy', documentId, 'submit', {
    ...{ reviewerIds: [], signatoryId: office.person('head.policy'), inParallel },
    coSignatoryIds: [office.person('deputy'), office.person('head.legal')],
  });

const sign = async (account: string, documentId: string) => {
  const answer = await signDigitally(office, account, documentId);
  expect(answer, JSON.stringify(answer)).toMatchObject({ status: 200 });
  await office.app.settled();
};

const fileOf = (documentId: string) => printedFile(office, 'officer.policy', documentId);

const told = async (documentId: string) =>
  listSignatures.output.parse(
    await office.get('officer.policy', `/registry/document/${documentId}/signatures`),
  );

const codeOf = async (documentId: string): Promise<string> =>
  (await told(documentId)).rows[0]?.code ?? '';

const verified = async (code: string) => {
  const answer = await office.app.fetch(`/api/signature/verify/${code}`);
  return verifySignature.output.parse(await answer.json()).document;
};

const signersOf = async (bytes: Uint8Array) => {
  const { verdict, signatures } = await judgedFile(office, bytes);
  return { verdict, names: signatures.map(({ signer }) => signer?.name.commonName) };
};

/** As printed, without their title. */
const names = {
  ...{ deputy: 'รองผู้อำนวยการ ทดลองงาน', 'head.legal': 'หัวหน้ากฎหมาย ทดลองงาน' },
  'head.policy': 'หัวหน้านโยบาย ทดลองงาน',
};
const named = (account: keyof typeof names) => expect.stringContaining(names[account]);

describe('[6.06] one file that several people sign digitally', () => {
  test('each adds a signature to the same bytes, and the e-seal of the agency comes last', async () => {
    const id = await memo();
    await sign('deputy', id);
    const first = await fileOf(id);
    expect(await seenText(tools, first)).not.toContain('ร่าง');
    const code = await codeOf(id);
    expect(await verified(code)).toMatchObject({ validity: 'incomplete', number: '' });

    await sign('head.legal', id);
    await sign('head.policy', id);
    const { letterNo, state } = await office.document('officer.policy', id);
    expect(state).toBe('DISPATCHED');
    const last = await fileOf(id);
    expect(Buffer.from(last).subarray(0, first.length).equals(first)).toBe(true);
    expect(await signersOf(last)).toEqual({
      verdict: 'valid',
      names: [named('deputy'), named('head.legal'), named('head.policy'), 'กรมตัวอย่าง'],
    });
    const text = await seenText(tools, last);
    for (const name of Object.values(names)) expect(text).toContain(name);
    const thai = letterNo.replaceAll(/\d/g, (digit) => '๐๑๒๓๔๕๖๗๘๙'[Number(digit)] ?? digit);
    expect(text).toContain(thai.split('/').at(-1));
    const said = await pdfsig(tools, await publishedFile(office, 'root.crt'), last);
    expect(said).toHaveLength(4);
    for (const one of said) expect(one).toMatchObject({ isValid: true, isTrusted: true });
    expect(await verified(code)).toMatchObject({ validity: 'counts', number: letterNo });
    expect((await told(id)).rows).toHaveLength(3);
  });

  test('two at once: both signatures are in the file', async () => {
    const id = await memo(true);
    await Promise.all([sign('deputy', id), sign('head.policy', id)]);
    await sign('head.legal', id);
    const judged = await signersOf(await fileOf(id));
    expect(judged.verdict).toBe('valid');
    expect(judged.names).toHaveLength(4);
  });

  test('what was signed is over when the document goes back, and the next round begins a new file', async () => {
    const id = await memo();
    await sign('deputy', id);
    const code = await codeOf(id);
    await office.act('head.legal', id, 'sendBack', { reason: 'ขอแก้ไขข้อ ๒' });
    expect(await verified(code)).toMatchObject({ validity: 'withdrawn', signatures: [] });
    expect((await told(id)).rows).toEqual([]);
    expect(await seenText(tools, await fileOf(id))).toContain('ร่าง');

    // The same words once more: the former file must not come back.
    await submit(id);
    await sign('deputy', id);
    const again = await fileOf(id);
    expect(await signersOf(again)).toEqual({ verdict: 'valid', names: [named('deputy')] });
    expect(await seenText(tools, again)).not.toContain(code);
    expect((await told(id)).rows).toHaveLength(1);
  });

  test('after a digital signature no password signs; before one it may', async () => {
    const id = await memo();
    await office.act('deputy', id, 'sign', { password });
    await sign('head.legal', id);
    const offer = getSigningOffer.output.parse(
      await office.get('head.policy', `/registry/document/${id}/signing`),
    );
    expect(offer).toMatchObject({ offer: 'ready', isNeeded: true, isFollowing: true });
    const refused = await office.tryAct('head.policy', id, {
      ...{ on: 'document', targetId: id, act: 'sign', form: { password } },
    });
    expect(refused).toMatchObject({ status: 409, code: 'signature.follows' });
    await sign('head.policy', id);
    const bytes = await fileOf(id);
    expect(await signersOf(bytes)).toEqual({
      verdict: 'valid',
      names: [named('head.legal'), named('head.policy'), 'กรมตัวอย่าง'],
    });
    // Whoever signed with a password is printed on the pages.
    expect(await seenText(tools, bytes)).toContain(names.deputy);
  });
});

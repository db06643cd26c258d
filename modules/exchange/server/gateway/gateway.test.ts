import { describe, expect, it } from 'vitest';
import { toGovernmentDocument } from '../compose-letter.ts';
import { hashOf } from '../signing.rules.ts';
import { gatewayClient } from './gateway-client.ts';
import { readDocument, readMessage } from './gateway-xml.ts';

const pdf = Buffer.from('%PDF-1.4 ตัวอย่าง');
const object = {
  mimeCode: 'application/pdf',
  FileName: 'หนังสือ.pdf',
  Size: pdf.length,
  SHA256: hashOf(pdf),
  Parts: 1,
};
const letter = toGovernmentDocument(
  {
    letterNo: 'กต 0101/ว 12',
    letterDate: '2026-01-15',
    title: 'ขอเชิญประชุม <ด่วน> & สำคัญ',
    addressee: 'อธิบดี',
    speedCode: '002',
    secrecy: 'normal',
  },
  [object, { ...object, FileName: 'แนบ.pdf' }],
  {
    sender: { code: '01001', name: 'กรมหนึ่ง' },
    receiver: { code: '02001', name: 'กรมสอง' },
    sentAt: '2026-01-15T02:00:00.000Z',
  },
);
const bytes = new Map([[object.SHA256, pdf]]);

/** A queue as the gateway has it: one letter, or the given messages. */
function gateway(waiting: string[] = []) {
  const asked: string[] = [];
  const client = gatewayClient((xml) => {
    asked.push(xml);
    const { root } = readMessage(xml);
    const answer =
      root === 'CorrespondenceLetterInboundRequest'
        ? (waiting[0] ?? '')
        : root === 'CorrespondenceLetterDeleteRequest'
          ? (waiting.shift(), '')
          : '';
    const head = '<ProcessID>P1</ProcessID><ProcessTime>2026-01-15T02:00:01Z</ProcessTime>';
    return Promise.resolve(`<Response>${head}${answer}</Response>`);
  });
  return { client, asked };
}

describe('[15.09] the XML of the national exchange, on samples of our own', () => {
  it('writes a letter with its namespaces, and reads back the same', async () => {
    const { client, asked } = gateway();
    const receipt = await client.send(letter, bytes);
    expect(receipt).toEqual({ processId: 'P1', processTime: '2026-01-15T02:00:01Z' });
    const [xml = ''] = asked;
    expect(xml).toContain('urn:th:gov:egif:data:standard:GovernmentDocument:1.0');
    expect(xml).toContain('<ram:CorrespondenceDate>2026-01-15</ram:CorrespondenceDate>');
    expect(xml).toContain('mimeCode="application/pdf"');
    const { root, content } = readMessage(xml);
    expect(root).toBe('CorrespondenceLetterOutboundRequest');
    const read = readDocument(content);
    expect(read.document.CorrespondenceLetter).toMatchObject({
      ID: 'กต 0101/ว 12',
      Subject: 'ขอเชิญประชุม <ด่วน> & สำคัญ',
      SpeedCode: '002',
      SecretCode: '001',
      MainLetterBinaryObject: { SHA256: object.SHA256, Size: pdf.length },
    });
    expect(read.document.CorrespondenceLetter.AttachmentBinaryObject).toHaveLength(1);
    expect(read.bytes.get(object.SHA256)).toEqual(pdf);
  });

  it('pulls a letter, then a notice, each until it is confirmed', async () => {
    const { client: writer, asked: written } = gateway();
    await writer.send(letter, bytes);
    const inner = /<rsm:GovernmentDocument[\s\S]*<\/rsm:GovernmentDocument>/.exec(
      written[0] ?? '',
    )?.[0];
    const accepted =
      '<AcceptLetterNotifier><LetterID>กต 0101/ว 12</LetterID><AcceptID>55/2569</AcceptID><CorrespondenceDate>2026-01-15</CorrespondenceDate><Subject>ส</Subject></AcceptLetterNotifier>';
    const { client, asked } = gateway([inner ?? '', accepted]);
    expect(await client.pull()).toMatchObject({ kind: 'letter', processId: 'P1' });
    expect(await client.pull()).toMatchObject({ kind: 'letter', processId: 'P1' });
    await client.confirm('P1');
    expect(asked.at(-1)).toContain('<ProcessID>P1</ProcessID>');
    expect(await client.pull()).toMatchObject({ kind: 'accepted', acceptId: '55/2569' });
    await client.confirm('P1');
    expect(await client.pull()).toBeNull();
  });

  it('notifies and withdraws by the names of the standard', async () => {
    const { client, asked } = gateway();
    const notice = { processId: '', letterId: '1', letterDate: '2026-01-15', subject: 'ส' };
    await client.notify('accepted', { ...notice, acceptId: '7/2569' });
    expect(asked[0]).toContain('<AcceptLetterNotifier>');
    expect(asked[0]).toContain('<AcceptID>7/2569</AcceptID>');
    await client.withdraw({
      LetterID: '1',
      CorrespondenceDate: '2026-01-15',
      SenderDepartmentCode: 'a',
      AcceptDepartmentCode: 'b',
    });
    expect(asked[1]).toContain('<DeleteGovernmentDocumentRequest>');
  });

  it('tells what the gateway refuses, and reads no entities and no rubbish', async () => {
    const refuse = gatewayClient(() =>
      Promise.resolve('<Response><ErrorCode>E7</ErrorCode><Error>ไม่พบหน่วยงาน</Error></Response>'),
    );
    await expect(refuse.send(letter, bytes)).rejects.toMatchObject({
      code: 'E7',
      message: 'ไม่พบหน่วยงาน',
    });
    const bomb = '<!DOCTYPE x [<!ENTITY a "aaaa">]><Response>&a;</Response>';
    await expect(gatewayClient(() => Promise.resolve(bomb)).pull()).rejects.toMatchObject({
      code: 'unreadable',
      cause: { message: 'a message may not declare entities' },
    });
    await expect(gatewayClient(() => Promise.resolve('rubbish')).pull()).rejects.toThrow();
    await expect(gatewayClient(() => Promise.resolve('<a><b></a>')).pull()).rejects.toThrow();
  });
});

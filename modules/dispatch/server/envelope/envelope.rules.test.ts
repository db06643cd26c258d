import { describe, expect, test } from 'vitest';
import { envelopesOf } from './envelope.rules.ts';
import type { EnvelopeFacts } from './envelope.rules.ts';

const facts: EnvelopeFacts = {
  ...{ issuer: 'สำนักงานนโยบายที่ดิน', senderAddress: '99 ถนนตัวอย่าง\n กรุงเทพมหานคร 10200 \n' },
  ...{ letterNo: 'ดท 0102/81', salutation: 'เรียน', addressee: '', recipient: 'กรมที่ดินแห่งรัฐ' },
  ...{ address: '120 ถนนสมมติ\nจังหวัดตัวอย่าง 30000', speed: 'ด่วน', secrecy: '' },
};

describe('[5.01] an envelope', () => {
  test.each([
    ['the post that names the agency', 'อธิบดีกรมที่ดินแห่งรัฐ', ['อธิบดีกรมที่ดินแห่งรัฐ']],
    ['a person, then the agency', 'นายอารี ใจงาม', ['นายอารี ใจงาม', 'กรมที่ดินแห่งรัฐ']],
    ['the agency alone, where a letter goes to several', '', ['กรมที่ดินแห่งรัฐ']],
  ])('addresses %s', (_, addressee, lines) => {
    expect(envelopesOf({ ...facts, addressee })).toMatchObject([
      {
        ...{ addressee: lines, number: 'ดท 0102/81', speed: 'ด่วน', secrecy: '' },
        sender: ['สำนักงานนโยบายที่ดิน', '99 ถนนตัวอย่าง', 'กรุงเทพมหานคร 10200'],
        address: ['120 ถนนสมมติ', 'จังหวัดตัวอย่าง 30000'],
      },
    ]);
  });

  test('of a classified letter is two, and only the inner one shows the class', () => {
    expect(envelopesOf({ ...facts, secrecy: 'ลับ' }).map(({ secrecy }) => secrecy)).toEqual([
      '',
      'ลับ',
    ]);
  });
});

import { civilDateAt, formatDate, formatInstant, formatTime } from '@sarn/kernel';
import type { FormInput } from '@sarn/pdf/contract';
import type { StampedLetter } from '../registration/receive-stamp.store.ts';

/** What a receipt says of a letter that is handed over, to another agency or here. */
export interface ReceiptFacts {
  readonly issuer: string;
  readonly letterNo: string;
  /** The post that the letter addresses, and the agency that takes it. */
  readonly to: string;
  readonly recipient: string;
  /** Empty where it must not be told. */
  readonly title: string;
  readonly receiverName: string;
  /** Null until it was taken: day and hour are written by hand. */
  readonly receivedAt: string | null;
  readonly isSigned: boolean;
}

/** What the agency confirms to whoever handed a letter over: it took it when it was registered. */
export function receivedFacts(
  { letterNo, addressee, title, enteredAt }: StampedLetter,
  { agency, clerk }: { readonly agency: string; readonly clerk: string },
): ReceiptFacts {
  return {
    ...{ issuer: agency, letterNo, to: addressee, recipient: agency, title },
    ...{ receiverName: clerk, receivedAt: enteredAt, isSigned: false },
  };
}

/**
 * A receipt of a letter, ใบรับหนังสือ, filled in as far as is known; the rest is written by whoever takes it.
 *
 * @rule saraban-2526 form 17
 * @assumed it is printed on A5 across, one on a page
 */
export function receiptForm(facts: ReceiptFacts, today: string): FormInput {
  const { issuer, letterNo, to, recipient, title, receiverName, receivedAt, isSigned } = facts;
  const receiver = [to, recipient].filter(
    (text, at, all) => text !== '' && all.indexOf(text) === at,
  );
  return {
    ...{ version: 1, title: 'ใบรับหนังสือ', subtitle: [issuer], mark: 'แบบที่ 17' },
    ...{ author: issuer, date: today, size: 'a5', hasEmblem: false, secrecy: '' },
    parts: [
      {
        kind: 'fields',
        rows: [
          [{ label: 'ที่', value: letterNo }],
          [{ label: 'ถึง', value: receiver.join(' ') }],
          [{ label: 'เรื่อง', value: title }],
          [
            {
              label: 'รับวันที่',
              value: receivedAt ? formatDate(civilDateAt(receivedAt), 'full', 'th') : '',
            },
            { label: 'เวลา', value: receivedAt ? formatTime(receivedAt) : '' },
          ],
        ],
      },
      {
        kind: 'signatures',
        signers: [
          {
            ...{ name: receiverName, posts: [], role: 'ผู้รับ' },
            signed:
              receivedAt && isSigned ? `ลงลายมือชื่อในระบบ ${formatInstant(receivedAt, 'short')}` : '',
          },
        ],
      },
    ],
  };
}

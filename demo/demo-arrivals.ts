import { Readable } from 'node:stream';
import type { FileService } from '@sarn/file/server';
import { addDays, need } from '@sarn/kernel';
import type { CivilDate } from '@sarn/kernel';
import { renderLetter } from '@sarn/pdf/server';
import type { Tx } from '@sarn/platform-server';
import type { DeliveredLetter } from '@sarn/intake/contract';
import { arrivalOwner } from '@sarn/intake/server';
import type { LetterDeps } from './letter-dependencies.ts';
import { agencyHead } from './letters.ts';
import { dayMinutes, officeMoment } from './office-time.ts';
import { senders } from './senders.ts';
import type { SenderKey } from './senders.ts';
import { signatureSvg } from './signature.ts';

interface DemoArrival {
  readonly from: SenderKey;
  readonly source: DeliveredLetter['source'];
  readonly running: number;
  readonly title: string;
  readonly text: string;
  readonly speed?: string;
  readonly trust?: DeliveredLetter['trust'];
  readonly warnings?: DeliveredLetter['warnings'];
  readonly leftOut?: DeliveredLetter['leftOut'];
}

/** Letters that wait in the queue of the central registry, oldest first. */
const arrivals: readonly DemoArrival[] = [
  {
    from: 'stat',
    source: 'exchange',
    running: 1204,
    title: 'ขอข้อมูลการใช้ที่ดินรายจังหวัดเพื่อจัดทำสถิติประจำปี',
    text: 'ด้วยสำนักงานอยู่ระหว่างจัดทำสถิติประจำปี จึงขอข้อมูลการใช้ที่ดินรายจังหวัดปีล่าสุด',
    trust: 'proven',
  },
  {
    from: 'town',
    source: 'mailbox',
    running: 318,
    title: 'ขอเชิญร่วมประชุมรับฟังความคิดเห็นผังเมืองรวม',
    text: 'ด้วยเทศบาลกำหนดจัดประชุมรับฟังความคิดเห็นร่างผังเมืองรวม จึงขอเชิญผู้แทนเข้าร่วมประชุม',
    leftOut: [{ name: 'แบบตอบรับ.zip', reason: 'file.type-not-allowed' }],
  },
  {
    from: 'ombud',
    source: 'mailbox',
    running: 77,
    title: 'ขอให้ตรวจสอบเรื่องร้องเรียนการบุกรุกที่สาธารณะ',
    text: 'ด้วยมีผู้ร้องเรียนการบุกรุกที่สาธารณประโยชน์ จึงขอให้ตรวจสอบข้อเท็จจริงและแจ้งผลโดยเร็ว',
    speed: 'very-urgent',
    trust: 'proven',
  },
  {
    from: 'treasury',
    source: 'mailbox',
    running: 5190,
    title: 'แจ้งเปลี่ยนแปลงเลขที่บัญชีรับโอนเงิน',
    text: 'ขอแจ้งเปลี่ยนแปลงเลขที่บัญชีรับโอนเงิน โปรดโอนเงินเข้าบัญชีใหม่ตามเอกสารแนบภายในวันนี้',
    trust: 'doubtful',
    warnings: ['forged', 'reply-elsewhere'],
  },
];

/** A letter that waits in the queue, with its pages, which passed the checks of a file. */
interface Printed {
  readonly letter: DeliveredLetter;
  readonly at: string;
  readonly taken: Awaited<ReturnType<FileService['takeIn']>>;
}

/** Sets and checks the pages of the letters before any transaction. Each came on the last day of the month. */
export async function printArrivals(
  days: readonly CivilDate[],
  files: FileService,
): Promise<readonly Printed[]> {
  const lastDay = need(days.at(-1), 'a month without days');
  const printed: Printed[] = [];
  for (const [index, arrival] of arrivals.entries()) {
    const at = officeMoment(days, (days.length - 1) * dayMinutes + 40 + index * 90);
    const letter = letterOf(arrival, addDays(lastDay, -1), at);
    const pages = Readable.from([await documentOf(arrival, letter)]);
    printed.push({ letter, at, taken: await files.takeIn('หนังสือ.pdf', pages) });
  }
  return printed;
}

/** Puts them into the queue as the mailbox and the exchange do. */
export async function bringArrivals(
  tx: Tx,
  deps: Pick<LetterDeps, 'bring'>,
  files: FileService,
  printed: readonly Printed[],
): Promise<void> {
  for (const { letter, at, taken } of printed) {
    const ownerId = await deps.bring(at, letter);
    await files.keepFor(tx, taken, { ownerKind: arrivalOwner, ownerId, role: 'main' });
  }
}

function letterOf(arrival: DemoArrival, letterDate: CivilDate, at: string): DeliveredLetter {
  const { from, source, running, title, text, speed = 'normal', trust = 'unknown' } = arrival;
  const sender = senders[from];
  const code = sender.code ?? '';
  return {
    ...{ source, title, speed, trust, letterDate, addressee: agencyHead, body: text },
    sourceKey: `demo ${from} ${running}`,
    senderName: sender.th,
    senderAddress: source === 'exchange' ? code : addressOf(from, trust),
    letterNo: `${code}/${running}`,
    secrecy: 'normal',
    warnings: arrival.warnings ?? [],
    leftOut: arrival.leftOut ?? [],
    sentAt: new Date(Date.parse(at) - 60_000).toISOString(),
  };
}

const addressOf = (from: string, trust: DeliveredLetter['trust']): string =>
  trust === 'doubtful' ? `${from}@mail.example` : `saraban@${from}.example`;

function documentOf({ from, text }: DemoArrival, letter: DeliveredLetter): Promise<Uint8Array> {
  const { th, address, signer, position, office, phone } = senders[from];
  return renderLetter({
    number: letter.letterNo,
    owner: [th, ...address],
    date: need(letter.letterDate, 'a letter without date') as CivilDate,
    subject: letter.title,
    addressee: letter.addressee,
    paragraphs: [text, 'จึงเรียนมาเพื่อโปรดพิจารณา'],
    signer: { name: signer, position, signatureSvg: signatureSvg(signer) },
    responsible: [office, `โทร. ${phone}`],
  });
}

import { addDays, buddhistYear, formatDate } from '@sarn/kernel';
import type { CivilDate } from '@sarn/kernel';
import type { LetterInput } from '@sarn/pdf/server';
import type { UnitKey } from './agency.ts';
import { units } from './agency.ts';
import { letterTexts } from './letter-texts.ts';
import type { LetterText, Wish } from './letter-texts.ts';
import { wishTexts } from './letter-wishes.ts';
import { seededRandom } from './random.ts';
import type { Random } from './random.ts';
import { senders } from './senders.ts';
import { signatureSvg } from './signature.ts';

export type Speed = 'normal' | 'urgent' | 'very-urgent' | 'immediate';

/** One letter from outside, as it reached the registry. */
export interface DemoLetter {
  /** 1, 2, … in the order of arrival. */
  readonly no: number;
  readonly sender: string;
  readonly letterNo: string;
  readonly letterDate: CivilDate;
  readonly addressee: string;
  readonly subject: string;
  readonly wish: Wish;
  readonly speed: Speed;
  readonly main: UnitKey;
  /** Day by which the sender wants an answer. */
  readonly answerBy: CivilDate | null;
  /** Number of the letter that it repeats: the earlier one had the same sender, number and date. */
  readonly repeats: number | null;
  readonly paper: LetterInput;
}

const speedWords: Readonly<Record<Speed, string | null>> = {
  normal: null,
  urgent: 'ด่วน',
  'very-urgent': 'ด่วนมาก',
  immediate: 'ด่วนที่สุด',
};

const agencyName = units[0]?.th ?? '';
export const agencyHead = `ผู้อำนวยการ${agencyName}`;

/** Letters that come a second time, on paper after the e-mail: arrival number → repeated one. */
const repeats: ReadonlyMap<number, number> = new Map([
  [47, 41],
  [96, 88],
]);

/**
 * The incoming letters of the demo, in order of arrival.
 *
 * @param arrivalDays the day on which each letter is registered, by arrival number from 1
 */
export function demoLetters(arrivalDays: readonly CivilDate[]): readonly DemoLetter[] {
  const random = seededRandom(2526);
  const texts = shuffled(letterTexts, random);
  const made: DemoLetter[] = [];
  arrivalDays.forEach((arrival, index) => {
    const no = index + 1;
    const repeated = made[(repeats.get(no) ?? 0) - 1];
    const text = repeated ? null : texts.shift();
    if (repeated) made.push({ ...repeated, no, repeats: repeated.no });
    else if (text) made.push(letterOf(text, no, arrival, random));
  });
  return made;
}

/** How many letters there are: one for each text and each repetition. */
export const letterCount = letterTexts.length + repeats.size;

function letterOf(text: LetterText, no: number, arrival: CivilDate, random: Random): DemoLetter {
  const sender = senders[text.sender];
  const wish = wishTexts[text.wish];
  const letterDate = weekday(addDays(arrival, -random.between(1, 6)), -1);
  const answerBy = weekday(addDays(arrival, random.between(6, 20)), 1);
  const year = String(buddhistYear(letterDate));
  const subject = text.subject.replaceAll('{y}', year);
  const speed = drawSpeed(random);
  // Circulars have a ว in their number; private persons give no number at all.
  const running = `${text.wish === 'inform' ? 'ว ' : ''}${random.between(12, 2890)}`;
  const letterNo = sender.code ? `${sender.code}/${running}` : '-';
  const days = { due: answerBy, event: weekday(addDays(answerBy, 5), 1) };
  const isPerson = !sender.code;
  const speedWord = speedWords[speed];
  return {
    no,
    sender: sender.th,
    letterNo,
    letterDate,
    addressee: agencyHead,
    subject,
    wish: text.wish,
    speed,
    main: text.main,
    answerBy: wish.hasDue ? answerBy : null,
    repeats: null,
    paper: {
      ...(isPerson ? { number: '', emblemSvg: null } : { number: letterNo }),
      owner: [sender.th, ...sender.address],
      date: letterDate,
      subject,
      addressee: agencyHead,
      enclosures: random.next() < 0.75 ? wish.enclosures : wish.enclosures.slice(0, 1),
      paragraphs: [
        `${isPerson ? 'ด้วย' : `ด้วย${sender.th} `}${text.cause.replaceAll('{y}', year)} นั้น`,
        fillDays(random.pick(wish.asks), days),
        random.pick(wish.end),
      ],
      signer: {
        name: sender.signer,
        position: sender.position,
        signatureSvg: signatureSvg(sender.signer),
      },
      responsible: isPerson
        ? [`โทร. ${sender.phone}`]
        : [
            sender.office,
            `โทร. ${sender.phone}`,
            `ไปรษณีย์อิเล็กทรอนิกส์ saraban@${text.sender}.example`,
          ],
      ...(speedWord ? { speed: speedWord } : {}),
    },
  };
}

/**
 * The day itself, or the nearest working day in the direction: nobody writes letters on Sundays.
 */
function weekday(date: CivilDate, direction: 1 | -1): CivilDate {
  const day = new Date(`${date}T00:00:00Z`).getUTCDay();
  return day === 0 || day === 6 ? weekday(addDays(date, direction), direction) : date;
}

function fillDays(text: string, days: { due: CivilDate; event: CivilDate }): string {
  return text
    .replace('{due}', formatDate(days.due, 'full'))
    .replace('{event}', formatDate(days.event, 'full'));
}

function drawSpeed(random: Random): Speed {
  const draw = random.next();
  if (draw < 0.62) return 'normal';
  if (draw < 0.82) return 'urgent';
  return draw < 0.94 ? 'very-urgent' : 'immediate';
}

function shuffled<T>(list: readonly T[], random: Random): T[] {
  const left = [...list];
  const mixed: T[] = [];
  while (left.length > 0) mixed.push(...left.splice(random.between(0, left.length - 1), 1));
  return mixed;
}

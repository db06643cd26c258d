import { civilDateAt, formatInstant, printedDate, toThaiDigits } from '@sarn/kernel';
import { useWords } from '@sarn/platform-web';
import { letterWords } from '@sarn/correspondence/web';
import { noteLines, writtenBy } from './note-lines.ts';
import { Line, SheetBody, SheetFrame } from './SheetParts.tsx';
import type { SheetProps } from './SheetParts.tsx';

/**
 * A note and the opinions written on it. The typed name replaces the signature, and the date is
 * that of the system.
 *
 * @rule saraban-2526 ข้อ 26
 */
export function NoteSheet({ detail }: SheetProps) {
  const say = useWords(letterWords);
  const writer = writtenBy(detail);
  const lines = noteLines(detail.history);
  return (
    <SheetFrame title={detail.title}>
      <h2 className="memo-heading">บันทึก</h2>
      <dl className="letter-lines">
        <Line label="เรื่อง">{toThaiDigits(detail.title)}</Line>
        <Line label="เรียน">{detail.addressee}</Line>
      </dl>
      <SheetBody detail={detail} />
      <div className="memo-signature">
        <p>{writer.name}</p>
        <p>{writer.post}</p>
        {writer.at && <p>{printedDate(civilDateAt(writer.at))}</p>}
      </div>
      <section className="note-lines">
        <h3>{say('letter.notes')}</h3>
        {lines.length === 0 && <p className="memo-unsigned">{say('letter.noNotes')}</p>}
        <ol>
          {lines.map((line) => (
            <li key={line.id}>
              <p>{line.note}</p>
              <p className="note-by">
                {line.actorName} {line.actorPost}
                <span>{toThaiDigits(formatInstant(line.at, 'short', 'th'))}</span>
              </p>
            </li>
          ))}
        </ol>
      </section>
    </SheetFrame>
  );
}

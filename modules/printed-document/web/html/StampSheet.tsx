import { printedDate } from '@sarn/kernel';
import { useWords } from '@sarn/platform-web';
import { letterWords } from '@sarn/correspondence/web';
import { ContactLines, LetterHead, Line, SheetBody, SheetFrame } from './SheetParts.tsx';
import type { SheetProps } from './SheetParts.tsx';

/** States in which the document is sealed. */
const sealed = new Set(['SEALED', 'NUMBERED', 'DISPATCHED', 'DELIVERED', 'CLOSED']);

/**
 * A stamped letter as it prints, form 3: no subject, no salutation, no closing and no signature,
 * but the red seal over the name of the agency, and the name of the person who initialled it.
 *
 * @rule saraban-2526 ข้อ 13
 */
export function StampSheet({ detail, letter }: SheetProps) {
  const say = useWords(letterWords);
  const { signedBy } = detail;
  return (
    <SheetFrame title={detail.title}>
      <LetterHead detail={detail} letter={letter} numberWord="ที่" />
      <dl className="letter-lines">
        <Line label="ถึง">{detail.addressee}</Line>
      </dl>
      <SheetBody detail={detail} />
      <div className="letter-seal-place">
        <p>{letter.issuer}</p>
        {sealed.has(detail.state) && (
          <p className="letter-seal" aria-label={say('letter.sealed')}>
            <span>{letter.issuer}</span>
          </p>
        )}
        {signedBy && (
          <p className="letter-initials">
            {say('letter.initialled')} {signedBy.name}
            <br />
            {signedBy.post}
          </p>
        )}
        <p>{detail.letterDate ? printedDate(detail.letterDate) : ''}</p>
      </div>
      <ContactLines letter={letter} />
    </SheetFrame>
  );
}

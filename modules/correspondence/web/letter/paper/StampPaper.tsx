import { paperDate } from '@sarn/kernel';
import { useWords } from '@sarn/platform-web';
import { letterWords } from '../words/letter-words.ts';
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
export function StampPaper({ paper, letter }: SheetProps) {
  const say = useWords(letterWords);
  const { signedBy } = paper;
  return (
    <SheetFrame title={paper.title}>
      <LetterHead paper={paper} letter={letter} numberWord="ที่" />
      <dl className="letter-lines">
        <Line label="ถึง">{paper.addressee}</Line>
      </dl>
      <SheetBody paper={paper} />
      <div className="letter-seal-place">
        <p>{letter.issuer}</p>
        {sealed.has(paper.state) && (
          <p className="letter-seal" aria-label={say('paper.sealed')}>
            <span>{letter.issuer}</span>
          </p>
        )}
        {signedBy && (
          <p className="letter-initials">
            {say('paper.initialled')} {signedBy.name}
            <br />
            {signedBy.post}
          </p>
        )}
        <p>{paper.letterDate ? paperDate(paper.letterDate) : ''}</p>
      </div>
      <ContactLines letter={letter} />
    </SheetFrame>
  );
}

import { dayWithEra } from '@sarn/printed-document/contract';
import { SignatureBlock } from './SignatureBlock.tsx';
import { LetterHead, SheetBody, SheetFrame } from './SheetParts.tsx';
import type { SheetProps } from './SheetParts.tsx';

/**
 * A certificate as it prints: form 10. One that is no longer valid says so in red.
 *
 * @rule saraban-2526 ข้อ 24
 */
export function CertificateSheet({ detail, letter }: SheetProps) {
  const { validity, fields } = letter;
  const isOver = validity !== null && validity.code !== 'VALID';
  return (
    <SheetFrame title={detail.title}>
      {isOver && <p className="letter-over">{validity.term.th}</p>}
      <LetterHead detail={detail} letter={letter} numberWord="เลขที่" />
      <div className="letter-certify">
        <p>หนังสือฉบับนี้ให้ไว้เพื่อรับรองว่า {detail.addressee}</p>
        <SheetBody detail={detail} />
      </div>
      {detail.letterDate && (
        <p className="letter-given">ให้ไว้ ณ วันที่ {dayWithEra(detail.letterDate)}</p>
      )}
      <SignatureBlock detail={detail} />
      {fields.validUntil && (
        <p className="letter-contact">หนังสือรับรองนี้ใช้ได้ถึงวันที่ {dayWithEra(fields.validUntil)}</p>
      )}
    </SheetFrame>
  );
}

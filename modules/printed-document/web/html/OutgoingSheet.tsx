import { printedDate, toThaiDigits } from '@sarn/kernel';
import { openingOf, salutations } from '@sarn/correspondence/contract';
import { SignatureBlock } from './SignatureBlock.tsx';
import { ContactLines, LetterHead, Line, SheetBody, SheetFrame, sheetText } from './SheetParts.tsx';
import type { SheetProps } from './SheetParts.tsx';

/**
 * An external letter as it prints: form 1.
 *
 * @rule saraban-2526 ข้อ 11
 */
export function OutgoingSheet({ detail, letter }: SheetProps) {
  const { fields } = letter;
  return (
    <SheetFrame title={detail.title}>
      <LetterHead detail={detail} letter={letter} numberWord="ที่" />
      <p className="letter-date">{detail.letterDate ? printedDate(detail.letterDate) : ''}</p>
      <dl className="letter-lines">
        <Line label="เรื่อง">{toThaiDigits(detail.title)}</Line>
        <Line label={openingOf(fields.salutation)}>{detail.addressee}</Line>
        {fields.reference && <Line label="อ้างถึง">{toThaiDigits(fields.reference)}</Line>}
        {fields.enclosures.length > 0 && (
          <Line label="สิ่งที่ส่งมาด้วย">
            <Items items={fields.enclosures} />
          </Line>
        )}
      </dl>
      <SheetBody detail={detail} />
      <p className="letter-closing">{salutations[fields.salutation].closing}</p>
      <SignatureBlock detail={detail} />
      <ContactLines letter={letter} />
      {fields.copies.length > 0 && (
        <dl className="letter-lines">
          <Line label="สำเนาส่ง">
            <Items items={fields.copies} />
          </Line>
        </dl>
      )}
    </SheetFrame>
  );
}

/** Several items are numbered, one is not. */
function Items({ items }: { readonly items: readonly string[] }) {
  return items.map((item, place) => (
    <span key={item} className="letter-item">
      {items.length > 1 && `${toThaiDigits(place + 1)}. `}
      {sheetText(item)}
    </span>
  ));
}

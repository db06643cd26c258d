import { printedDate, toThaiDigits } from '@sarn/kernel';
import { useWords } from '@sarn/platform-web';
import type { DocumentDetail } from '@sarn/document/contract';
import { BodyView } from '@sarn/document/web';
import { hasText, toBodyNode } from '@sarn/document/web';
import { registryWords } from '@sarn/document/web';
import { SignatureBlock } from './SignatureBlock.tsx';
import './memo-document.css';

/** What the sheet shows; the same for drafts and finished memos. */
export type MemoSheet = Pick<
  DocumentDetail,
  | 'ownerUnit'
  | 'letterNo'
  | 'letterDate'
  | 'title'
  | 'addressee'
  | 'bodyJson'
  | 'signedBy'
  | 'route'
>;

/**
 * A memo as it prints: form 2, A4, in Thai whatever the language of the screen.
 *
 * @rule saraban-2526 ข้อ 12
 */
export function MemoDocument({ memo }: { readonly memo: MemoSheet }) {
  const say = useWords(registryWords);
  const body = toBodyNode(memo.bodyJson);
  return (
    <div className="memo-scroll" tabIndex={0} role="region" aria-label={memo.title}>
      <article className="memo-sheet" lang="th">
        <h2 className="memo-heading">บันทึกข้อความ</h2>
        <dl className="memo-head">
          <HeadLine label="ส่วนราชการ" value={memo.ownerUnit.name} />
          <div className="memo-pair">
            <HeadLine label="ที่" value={toThaiDigits(memo.letterNo)} />
            <HeadLine label="วันที่" value={memo.letterDate ? printedDate(memo.letterDate) : ''} />
          </div>
          <HeadLine label="เรื่อง" value={memo.title} />
        </dl>
        <p className="memo-to">
          <span>เรียน</span> {memo.addressee}
        </p>
        <div className="memo-body">
          {body && hasText(body) ? <BodyView node={body} /> : <p>{say('memo.noBody')}</p>}
        </div>
        <SignatureBlock detail={memo} />
      </article>
    </div>
  );
}

function HeadLine({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div className="memo-line">
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

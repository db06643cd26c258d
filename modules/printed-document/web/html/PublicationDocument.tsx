import { toThaiDigits } from '@sarn/kernel';
import { useWords } from '@sarn/platform-web';
import type { DocumentDetail, PublicationKind } from '@sarn/document/contract';
import type { PublicationView } from '@sarn/correspondence/contract';
import { BodyView } from '@sarn/document/web';
import { hasText, toBodyNode } from '@sarn/document/web';
import { MinutesItems } from '@sarn/correspondence/web';
import { registryWords } from '@sarn/document/web';
import { dayWithEra, gazetteLine, inForceLine } from '@sarn/printed-document/contract';
import { SignatureBlock } from './SignatureBlock.tsx';
import { sheetOf } from './publication-sheet.ts';
import type { SheetFacts } from './publication-sheet.ts';
import './memo-document.css';
import './publication-document.css';

interface PublicationDocumentProps {
  readonly detail: DocumentDetail;
  readonly publication: PublicationView;
}

/**
 * A published document where it has no pages: a meeting report, a classified one, or one without a
 * text of its own. A4, in Thai whatever the language of the screen.
 *
 * @rule saraban-2526 ข้อ 16
 */
export function PublicationDocument({ detail, publication }: PublicationDocumentProps) {
  const say = useWords(registryWords);
  const body = toBodyNode(detail.bodyJson);
  const sheet = sheetOf(detail.kind as PublicationKind, factsOf(detail, publication));
  return (
    <div className="memo-scroll" tabIndex={0} role="region" aria-label={detail.title}>
      <article className="memo-sheet" lang="th">
        <header className="publication-head">
          {sheet.head.map((line, place) => (
            <p key={line} className={place === 0 ? 'publication-name' : undefined}>
              {line}
            </p>
          ))}
        </header>
        <hr className="publication-rule" />
        {publication.minutes && <MinutesItems minutes={publication.minutes} />}
        <div className="memo-body">
          {body && hasText(body) ? <BodyView node={body} /> : <p>{say('memo.noBody')}</p>}
        </div>
        {sheet.foot.map((line) => (
          <p key={line} className="publication-foot">
            {line}
          </p>
        ))}
        {sheet.isSigned && <SignatureBlock detail={detail} roleWord={sheet.roleWord} />}
        {publication.gazette && (
          <p className="publication-gazette">{gazetteLine(publication.gazette)}</p>
        )}
      </article>
    </div>
  );
}

/** The meeting that certified the report; empty until then. */
function certifiedLine(
  { certified }: PublicationView,
  day: (date: string | null) => string,
): string {
  if (!certified) return '';
  const meeting = toThaiDigits(certified.meetingNo);
  return `ที่ประชุมรับรองแล้วในครั้งที่ ${meeting} เมื่อวันที่ ${day(certified.meetingDate)}`;
}

function factsOf(detail: DocumentDetail, publication: PublicationView): SheetFacts {
  const day = (date: string | null) => (date ? dayWithEra(date) : '');
  return {
    issuer: publication.issuer,
    title: toThaiDigits(detail.title),
    number: toThaiDigits(detail.letterNo),
    date: day(detail.letterDate),
    inForce: publication.inForceOn ? inForceLine(publication.inForceOn) : '',
    meetingName: publication.meetingName,
    meetingNo: toThaiDigits(publication.meetingNo),
    meetingDate: day(publication.meetingDate),
    place: publication.minutes?.place ?? '',
    endedAt: toThaiDigits(publication.minutes?.endedAt ?? ''),
    recorder: detail.author.name,
    certifiedBy: certifiedLine(publication, day),
  };
}

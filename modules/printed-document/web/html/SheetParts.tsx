import { toThaiDigits } from '@sarn/kernel';
import { useWords } from '@sarn/platform-web';
import { usualSpeed } from '@sarn/document-classes/contract';
import { useSpeed } from '@sarn/document-classes/web';
import type { DocumentDetail } from '@sarn/document/contract';
import type { LetterView } from '@sarn/correspondence/contract';
import type { ReactNode } from 'react';
import { BodyView } from '@sarn/document/web';
import { hasText, toBodyNode } from '@sarn/document/web';
import { registryWords } from '@sarn/document/web';
import { Emblem } from './Emblem.tsx';
import './memo-document.css';
import './letter-sheet.css';

/** Properties of every sheet of these kinds. */
export interface SheetProps {
  readonly detail: DocumentDetail;
  readonly letter: LetterView;
}

/** Thai digits, as printed; texts with an e-mail address stay as typed. */
export const sheetText = (text: string): string => (text.includes('@') ? text : toThaiDigits(text));

/** The sheet itself, A4, in Thai whatever the language of the screen. */
export function SheetFrame({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <div className="memo-scroll" tabIndex={0} role="region" aria-label={title}>
      <article className="memo-sheet" lang="th">
        {children}
      </article>
    </div>
  );
}

/** Number at the left, emblem in the middle, agency and address at the right. */
export function LetterHead(props: SheetProps & { readonly numberWord: string }) {
  const { detail, letter, numberWord } = props;
  const speed = useSpeed(detail.speed);
  return (
    <header className="letter-head">
      {speed && speed.code !== usualSpeed && <p className="letter-speed">{speed.th}</p>}
      <Emblem address={letter.emblem} />
      <p>
        {numberWord} {toThaiDigits(detail.letterNo)}
      </p>
      <p className="letter-issuer">
        {letter.issuer}
        {linesOf(letter.fields.address).map((line) => (
          <span key={line}>{sheetText(line)}</span>
        ))}
      </p>
    </header>
  );
}

export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** A label and its text, whose further lines are indented behind the label. */
export function Line({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}) {
  return (
    <div className="letter-line">
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The text as it was written. */
export function SheetBody({ detail }: { readonly detail: DocumentDetail }) {
  const say = useWords(registryWords);
  const body = toBodyNode(detail.bodyJson);
  return (
    <div className="memo-body">
      {body && hasText(body) ? <BodyView node={body} /> : <p>{say('memo.noBody')}</p>}
    </div>
  );
}

/** The unit in charge and its telephone, at the lower left. */
export function ContactLines({ letter }: { readonly letter: LetterView }) {
  return (
    <p className="letter-contact">
      {linesOf(letter.fields.contact).map((line) => (
        <span key={line}>{sheetText(line)}</span>
      ))}
    </p>
  );
}

import { SpeedBadge, openDocument, useTerms } from '@sarn/document/web';
import { FirstPage } from '@sarn/file/web';
import { Badge, CheckboxField, VisuallyHidden, useIsPhone, useWords } from '@sarn/platform-web';
import { usePrinted } from '@sarn/printed-document/web';
import type { ToSign } from '@sarn/batch-signing/contract';
import { unfitFor } from './chosen.ts';
import type { SigningChoice } from './use-choice.ts';
import { useSeenOnce } from './use-seen-once.ts';
import { batchWords } from './words/batch-words.ts';

export interface RowsProps {
  readonly rows: readonly ToSign[];
  /** Whose pages are shown beside the list. */
  readonly shown: ToSign;
  readonly choice: SigningChoice;
  readonly onShow: (documentId: string) => void;
}

/** The documents that wait, each with its box; a press on the title shows its pages. */
export function SignRows({ rows, shown, choice, onShow }: RowsProps) {
  const say = useWords(batchWords);
  const { fits, on } = choice;
  return (
    <section className="sign-many-list" aria-label={say('list')}>
      <div className="sign-many-all">
        <CheckboxField
          isSelected={on.length > 0 && on.length === fits.length}
          isIndeterminate={on.length > 0 && on.length < fits.length}
          isDisabled={fits.length === 0}
          onChange={choice.toggleAll}
        >
          {say('all')}
        </CheckboxField>
      </div>
      <ul>
        {rows.map((one) => (
          <SignRow key={one.row.documentId} one={one} {...{ shown, choice, onShow }} />
        ))}
      </ul>
    </section>
  );
}

function SignRow({
  one,
  shown,
  choice,
  onShow,
}: Omit<RowsProps, 'rows'> & { readonly one: ToSign }) {
  const say = useWords(batchWords);
  const term = useTerms();
  const isPhone = useIsPhone();
  const { row } = one;
  const { documentId, title } = row;
  const unfit = unfitFor(one, choice.method);
  const isOn = unfit === null && choice.isOn(one);
  const show = () => (isPhone ? openDocument(documentId, 'sign', row.key) : onShow(documentId));
  return (
    <li
      className="sign-many-row"
      data-shown={(!isPhone && documentId === shown.row.documentId) || undefined}
      data-off={!isOn || undefined}
    >
      <CheckboxField
        isSelected={isOn}
        isDisabled={unfit !== null}
        onChange={() => choice.toggle(one)}
      >
        <VisuallyHidden>{say('choose', { title })}</VisuallyHidden>
      </CheckboxField>
      {isPhone && one.digital !== 'no-pages' && <Thumbnail one={one} />}
      <div className="sign-many-row-text">
        <button
          type="button"
          className="sign-many-title"
          aria-current={!isPhone && documentId === shown.row.documentId ? 'true' : undefined}
          onClick={show}
        >
          {title}
        </button>
        <p className="sign-many-facts">
          <SpeedBadge speed={row.speed} />
          <span>{term(row.kindTerm)}</span>
          <span>{row.sender}</span>
          {unfit !== null && <Badge tone="warning">{say(`unfit.${unfit}`)}</Badge>}
          {unfit === null && !isOn && <span>{say('takenOut')}</span>}
        </p>
      </div>
    </li>
  );
}

/** CSS pixels. */
const thumbnailWidth = 72;

/** The first page, small; asked for when the row comes into view. */
function Thumbnail({ one: { row, version } }: { readonly one: ToSign }) {
  const { ref, isSeen } = useSeenOnce();
  return (
    <span ref={ref} className="sign-many-thumbnail">
      {isSeen && <Drawn documentId={row.documentId} version={version} />}
    </span>
  );
}

function Drawn({ documentId, version }: { readonly documentId: string; readonly version: number }) {
  const { data } = usePrinted(documentId, version);
  return data ? <FirstPage blob={data} width={thumbnailWidth} /> : null;
}

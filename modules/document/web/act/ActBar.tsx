import { Button, LinkButton, Menu, Shortcuts, useIsPhone, useWords } from '@sarn/platform-web';
import type { DocumentDetail, MayAct, QueueCode } from '@sarn/document/contract';
import { Ellipsis, PencilLine } from 'lucide-react';
import { useEffect, useState } from 'react';
import { forgetAct } from '../document/open-document.ts';
import { InsteadOfActs } from '../document/PartProviders.tsx';
import { editPathOf } from '../document/provided-parts.ts';
import { useTerms } from '../term.ts';
import { registryWords } from '../words/registry-words.ts';
import { ActDialog } from './ActDialog.tsx';
import { useBeginning } from './begin-act.ts';
import { actShortcuts } from './act-shortcuts.ts';
import { actKey, arrangeActs, askingAct, begunAct, isDirect } from './acts.ts';
import { useAfterAct } from './use-after-act.ts';
import { useDirectAct } from './use-direct-act.ts';

export interface ActBarProps {
  readonly detail: DocumentDetail;
  readonly queue?: QueueCode | undefined;
  /** The act that is begun at once. */
  readonly act?: string | undefined;
  readonly onShow: (documentId: string) => void;
  readonly onClose?: (() => void) | undefined;
}

/** What the reader may do now: one primary button, the others with their keys, dangerous ones last. */
export function ActBar(props: ActBarProps) {
  const { detail } = props;
  const [open, setOpen] = useState(() => begunAct(detail, props.act));
  useEffect(forgetAct, []);
  const after = useAfterAct(props);
  const direct = useDirectAct(detail, async (may, done) => {
    after.tell(may, done);
    await after.goOn();
  });
  const start = (may: MayAct) => (isDirect(may) ? direct.act(may) : setOpen(may));
  useBeginning(() => setOpen(askingAct(detail.may)));
  return (
    <>
      <ActButtons detail={detail} pendingKey={direct.pendingKey} onStart={start} />
      {/* Stays while the dialog is open, even when the buttons have disappeared meanwhile. */}
      {open && (
        <ActDialog
          detail={detail}
          may={open}
          onClose={() => setOpen(null)}
          onDone={(done) => after.tell(open, done)}
          onFinish={() => {
            setOpen(null);
            void after.goOn();
          }}
        />
      )}
    </>
  );
}

interface ActButtonsProps {
  readonly detail: DocumentDetail;
  /** Key of the act whose request runs. */
  readonly pendingKey: string | null;
  readonly onStart: (may: MayAct) => void;
}

function ActButtons({ detail, pendingKey, onStart }: ActButtonsProps) {
  const say = useWords(registryWords);
  const term = useTerms();
  const isPhone = useIsPhone();
  const { primary, others } = arrangeActs(detail.may);
  const labelOf = (may: MayAct) =>
    isUnique(may, detail.may) || !may.about
      ? term(may.actTerm)
      : `${term(may.actTerm)} · ${may.about}`;
  const keys = actShortcuts(detail.may);
  const editPath = isMyDraft(detail) ? editPathOf(detail) : undefined;
  if (!primary && others.length === 0) {
    const nothing = <p className="s-muted s-small doc-nothing-to-do">{say('act.nothing')}</p>;
    return <InsteadOfActs documentId={detail.id} instead={nothing} />;
  }
  const button = (may: MayAct) => ({
    shortcut: keys.get(actKey(may)),
    isPending: pendingKey === actKey(may),
    onPress: () => onStart(may),
    children: (
      <>
        <span>{labelOf(may)}</span>
        <kbd aria-hidden="true">{keys.get(actKey(may))?.replace('+', ' ')}</kbd>
      </>
    ),
  });
  const shown = isPhone ? [] : others.slice(0, 4);
  const hidden = isPhone ? others : others.slice(4);
  return (
    <>
      <Shortcuts
        keys={detail.may.flatMap((may) => {
          const key = keys.get(actKey(may));
          return key ? [{ key, label: labelOf(may), run: () => onStart(may) }] : [];
        })}
      />
      {primary ? (
        <Button variant="primary" className="act-primary" {...button(primary)} />
      ) : (
        <InsteadOfActs documentId={detail.id} instead={null} />
      )}
      {shown.map((may) => (
        <Button
          key={actKey(may)}
          variant={may.tone === 'danger' ? 'ghost' : 'quiet'}
          className={may.tone === 'danger' ? 'act-danger' : undefined}
          {...button(may)}
        />
      ))}
      {editPath && (
        <LinkButton href={editPath} variant="quiet" icon={<PencilLine size={18} />}>
          {say('memo.edit')}
        </LinkButton>
      )}
      {hidden.length > 0 && <MoreActs acts={hidden} labelOf={labelOf} onStart={onStart} />}
    </>
  );
}

interface MoreActsProps {
  readonly acts: readonly MayAct[];
  readonly labelOf: (may: MayAct) => string;
  readonly onStart: (may: MayAct) => void;
}

/** The acts for which there is no room. */
function MoreActs({ acts, labelOf, onStart }: MoreActsProps) {
  const say = useWords(registryWords);
  return (
    <Menu
      aria-label={say('act.more')}
      trigger={<Button icon={<Ellipsis size={18} />}>{say('act.more')}</Button>}
      entries={acts.map((may) => ({
        id: actKey(may),
        label: labelOf(may),
        isDanger: may.tone === 'danger',
        onAction: () => onStart(may),
      }))}
    />
  );
}

function isUnique(may: MayAct, all: readonly MayAct[]): boolean {
  return all.filter((other) => other.act === may.act).length === 1;
}

/** A draft that may be cancelled is with its drafter: it may be edited. */
function isMyDraft({ state, may }: DocumentDetail): boolean {
  return state === 'DRAFT' && may.some((one) => one.on === 'document' && one.act === 'cancel');
}

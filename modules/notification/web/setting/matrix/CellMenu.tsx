import { levelTerms, noticeLevels } from '@sarn/notification/contract';
import type { NoticeLevel } from '@sarn/notification/contract';
import { Button, Menu, useLanguage, useToasts, useWords } from '@sarn/platform-web';
import { Check, Lock } from 'lucide-react';
import { settingWords } from '../words/setting-words.ts';

export interface CellMenuProps {
  /** What the cell is about: event, role and way. */
  readonly name: string;
  readonly level: NoticeLevel;
  /** Nobody may change it. */
  readonly isLocked?: boolean;
  readonly isEdited: boolean;
  /** The level of the module, where the cell can follow it; it follows it now when `isOwn` is false. */
  readonly module?: { readonly level: NoticeLevel; readonly isOwn: boolean };
  /** Below the level: that some events differ. */
  readonly note?: string | undefined;
  readonly isOutOfTabOrder?: boolean;
  readonly onSet: (level: NoticeLevel | null) => void;
}

/** A cell of the matrix: what holds, and the choice of another level. */
export function CellMenu(props: CellMenuProps) {
  const { name, level, module, isLocked = false, isEdited, isOutOfTabOrder, onSet, note } = props;
  const say = useWords(settingWords);
  const toasts = useToasts();
  const language = useLanguage() === 'en' ? 'en' : 'th';
  const term = (one: NoticeLevel) => levelTerms[one][language];
  const label = say(isLocked ? 'matrix.cellLocked' : 'matrix.cell', { name, level: term(level) });
  const face = (
    <Button
      variant="ghost"
      className="notice-cell-button"
      aria-label={label}
      isOutOfTabOrder={isOutOfTabOrder}
      icon={<Sign level={level} isLocked={isLocked} />}
      onPress={isLocked ? () => toasts.show({ title: say('matrix.lockedText') }) : undefined}
    >
      {term(level)}
    </Button>
  );
  const asModule = module && {
    ...{ id: 'module', label: say('matrix.asModule', { level: term(module.level) }) },
    icon: <Mark isOn={!module.isOwn} />,
    onAction: () => onSet(null),
  };
  const levels = noticeLevels.map((one) => ({
    ...{ id: one, label: term(one), text: say(`matrix.levelText.${one}`) },
    icon: <Mark isOn={level === one && module?.isOwn !== false} />,
    onAction: () => onSet(one),
  }));
  return (
    <span className="notice-cell" data-level={level} data-edited={isEdited || undefined}>
      {isEdited && <span className="notice-edited">{say('matrix.edited')}</span>}
      {isLocked ? (
        face
      ) : (
        <Menu
          aria-label={label}
          trigger={face}
          entries={asModule ? [asModule, ...levels] : levels}
        />
      )}
      {note && <span className="s-small s-muted">{note}</span>}
    </span>
  );
}

const Sign = ({ level, isLocked }: { readonly level: NoticeLevel; readonly isLocked: boolean }) => {
  if (isLocked || level === 'always') return <Lock size={14} aria-hidden="true" />;
  return level === 'on' ? <Check size={14} aria-hidden="true" /> : null;
};

const Mark = ({ isOn }: { readonly isOn: boolean }) => (
  <Check size={16} aria-hidden="true" className={isOn ? undefined : 'notice-unmarked'} />
);

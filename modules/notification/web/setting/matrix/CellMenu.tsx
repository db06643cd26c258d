import { levelTerms, noticeLevels } from '@sarn/notification/contract';
import type { NoticeLevel } from '@sarn/notification/contract';
import { ChoiceCell, useLanguage, useToasts, useWords } from '@sarn/platform-web';
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
  const asModule = module && {
    ...{ id: 'module', label: say('matrix.asModule', { level: term(module.level) }) },
    isOn: !module.isOwn,
    onAction: () => onSet(null),
  };
  const levels = noticeLevels.map((one) => ({
    ...{ id: one, label: term(one), text: say(`matrix.levelText.${one}`) },
    isOn: level === one && module?.isOwn !== false,
    onAction: () => onSet(one),
  }));
  return (
    <ChoiceCell
      name={say(isLocked ? 'matrix.cellLocked' : 'matrix.cell', { name, level: term(level) })}
      value={level}
      icon={<Sign level={level} isLocked={isLocked} />}
      options={isLocked ? [] : asModule ? [asModule, ...levels] : levels}
      {...{ isEdited, note, isOutOfTabOrder }}
      onLocked={() => toasts.show({ title: say('matrix.lockedText') })}
    >
      {term(level)}
    </ChoiceCell>
  );
}

const Sign = ({ level, isLocked }: { readonly level: NoticeLevel; readonly isLocked: boolean }) => {
  if (isLocked || level === 'always') return <Lock size={14} aria-hidden="true" />;
  return level === 'on' ? <Check size={14} aria-hidden="true" /> : null;
};

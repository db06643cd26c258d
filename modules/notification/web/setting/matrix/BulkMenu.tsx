import { levelTerms, noticeLevels } from '@sarn/notification/contract';
import type { NoticeLevel } from '@sarn/notification/contract';
import { Button, Menu, useLanguage, useWords } from '@sarn/platform-web';
import { ListChecks } from 'lucide-react';
import { settingWords } from '../words/setting-words.ts';

interface BulkMenuProps {
  /** Of what: a row, or a column. */
  readonly label: string;
  /** Says shortly what it does, beside its icon. */
  readonly isNamed?: boolean;
  readonly isOutOfTabOrder?: boolean;
  readonly onSet: (level: NoticeLevel) => void;
}

/** Sets all cells of a row or column. */
export function BulkMenu({ label, isNamed = false, isOutOfTabOrder, onSet }: BulkMenuProps) {
  const say = useWords(settingWords);
  const language = useLanguage() === 'en' ? 'en' : 'th';
  return (
    <Menu
      aria-label={label}
      trigger={
        <Button
          variant="ghost"
          size="s"
          className="notice-bulk"
          aria-label={label}
          isOutOfTabOrder={isOutOfTabOrder}
          icon={<ListChecks size={16} aria-hidden="true" />}
        >
          {isNamed && say('matrix.bulk')}
        </Button>
      }
      entries={noticeLevels.map((level) => ({
        ...{ id: level, label: levelTerms[level][language] },
        text: say(`matrix.levelText.${level}`),
        onAction: () => onSet(level),
      }))}
    />
  );
}

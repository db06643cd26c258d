import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../action/Button.tsx';
import { Menu } from '../overlay/Menu.tsx';
import type { MenuEntry } from '../overlay/Menu.tsx';
import { platformWords } from '../words/platform-words.ts';
import { useWords } from '../words/words.ts';

export interface CellOption extends Omit<MenuEntry, 'icon'> {
  /** What holds now. */
  readonly isOn: boolean;
}

export interface ChoiceCellProps {
  /** Name for screen readers: row, column and value. */
  readonly name: string;
  /** Chooses the colours, by `data-value`. */
  readonly value: string;
  /** The value as shown. */
  readonly children: string;
  readonly icon?: ReactNode;
  /** None: the cell only says what it is. */
  readonly options: readonly CellOption[];
  /** Changed here, and not saved. */
  readonly isEdited: boolean;
  /** Small text below the value. */
  readonly note?: string | undefined;
  readonly isOutOfTabOrder?: boolean | undefined;
  /** Says why nothing can be chosen; without it such a cell is disabled. */
  readonly onLocked?: (() => void) | undefined;
}

/** A cell of a matrix, with the choice of another value; styles: `@sarn/platform-web/matrix.css`. */
export function ChoiceCell(props: ChoiceCellProps) {
  const { name, value, options, isEdited, note, onLocked } = props;
  const say = useWords(platformWords);
  const isLocked = options.length === 0;
  const button = (
    <Button
      variant="ghost"
      className="s-matrix-button"
      aria-label={name}
      icon={props.icon}
      isOutOfTabOrder={props.isOutOfTabOrder}
      isDisabled={isLocked && !onLocked}
      onPress={isLocked ? onLocked : undefined}
    >
      {props.children}
    </Button>
  );
  return (
    <span className="s-matrix-cell" data-value={value} data-edited={isEdited || undefined}>
      {isEdited && <span className="s-matrix-edited">{say('matrix.edited')}</span>}
      {isLocked ? (
        button
      ) : (
        <Menu aria-label={name} trigger={button} entries={options.map(withMark)} />
      )}
      {note && <span className="s-small s-muted">{note}</span>}
    </span>
  );
}

const withMark = ({ isOn, ...entry }: CellOption): MenuEntry => ({
  ...entry,
  icon: <Check size={16} aria-hidden="true" className={isOn ? undefined : 's-matrix-unmarked'} />,
});

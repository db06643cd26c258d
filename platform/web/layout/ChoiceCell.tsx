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
  /** Says why nothing can be chosen; without it such a cell only says so by its looks, and to screen readers. */
  readonly onLocked?: (() => void) | undefined;
}

/** A cell of a matrix, with the choice of another value; styles: `@sarn/platform-web/matrix.css`. */
export function ChoiceCell(props: ChoiceCellProps) {
  const { name, options, onLocked } = props;
  const isLocked = options.length === 0;
  if (isLocked && !onLocked) {
    return (
      <Cell {...props}>
        {/* Not disabled for the browser: the keys go through it, and it is read out. */}
        <button
          type="button"
          className="s-button s-button-ghost s-button-m s-matrix-button"
          aria-label={name}
          aria-disabled
          data-disabled
          // Outside of a grid there is nothing to go through.
          disabled={props.isOutOfTabOrder === undefined}
          tabIndex={props.isOutOfTabOrder ? -1 : 0}
        >
          {props.icon}
          <span className="s-button-text">{props.children}</span>
        </button>
      </Cell>
    );
  }
  const button = (
    <Button
      variant="ghost"
      className="s-matrix-button"
      aria-label={name}
      icon={props.icon}
      isOutOfTabOrder={props.isOutOfTabOrder}
      onPress={isLocked ? onLocked : undefined}
    >
      {props.children}
    </Button>
  );
  return (
    <Cell {...props}>
      {isLocked ? (
        button
      ) : (
        <Menu aria-label={name} trigger={button} entries={options.map(withMark)} />
      )}
    </Cell>
  );
}

type CellProps = Pick<ChoiceCellProps, 'value' | 'isEdited' | 'note'> & {
  readonly children: ReactNode;
};

function Cell({ value, isEdited, note, children }: CellProps) {
  const say = useWords(platformWords);
  return (
    <span className="s-matrix-cell" data-value={value} data-edited={isEdited || undefined}>
      {isEdited && <span className="s-matrix-edited">{say('matrix.edited')}</span>}
      {children}
      {note && <span className="s-small s-muted">{note}</span>}
    </span>
  );
}

const withMark = ({ isOn, ...entry }: CellOption): MenuEntry => ({
  ...entry,
  icon: <Check size={16} aria-hidden="true" className={isOn ? undefined : 's-matrix-unmarked'} />,
});

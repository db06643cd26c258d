import type { ReactElement, ReactNode } from 'react';
import { Keyboard, Menu as AriaMenu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { cls } from '../class-names.ts';
import { defined } from '../defined.ts';

export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly onAction?: (() => void) | undefined;
  /** A link instead of an action. */
  readonly href?: string | undefined;
  readonly isDanger?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  /** Shown at the right: `Alt+R`. */
  readonly shortcut?: string | undefined;
}

export interface MenuProps {
  /** The button that opens it: `Button` or `IconButton`. */
  readonly trigger: ReactElement;
  readonly entries: readonly MenuEntry[];
  readonly 'aria-label': string;
}

/** Commands behind one button. */
export function Menu({ trigger, entries, ...rest }: MenuProps) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover className="s-popover" placement="bottom end">
        <AriaMenu className="s-menu" items={entries} aria-label={rest['aria-label']}>
          {(entry) => (
            <MenuItem
              id={entry.id}
              textValue={entry.label}
              className={cls('s-menu-item', entry.isDanger && 's-menu-danger')}
              isDisabled={entry.isDisabled ?? false}
              {...defined({ onAction: entry.onAction, href: entry.href })}
            >
              {entry.icon}
              <span className="s-menu-label">{entry.label}</span>
              {entry.shortcut && <Keyboard className="s-key">{entry.shortcut}</Keyboard>}
            </MenuItem>
          )}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}

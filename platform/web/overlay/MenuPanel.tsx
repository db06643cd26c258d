import {
  Keyboard,
  Menu,
  MenuItem,
  OverlayTriggerStateContext,
  Popover,
  RootMenuTriggerStateContext,
} from 'react-aria-components';
import { cls } from '../class-names.ts';
import { defined } from '../defined.ts';
import type { MenuEntry } from './menu-entry.ts';
import type { Opened } from './use-trigger.tsx';

interface MenuPanelProps {
  readonly opened: Opened;
  readonly entries: readonly MenuEntry[];
  readonly 'aria-label': string;
}

/** What a `Menu` opens; loaded apart from its button. */
export function MenuPanel({ opened, entries, ...rest }: MenuPanelProps) {
  const { state, triggerRef, overlayId } = opened;
  return (
    <OverlayTriggerStateContext value={state}>
      <RootMenuTriggerStateContext value={state}>
        <Popover
          className="s-popover"
          placement="bottom end"
          trigger="MenuTrigger"
          triggerRef={triggerRef}
        >
          <Menu
            className="s-menu"
            items={entries}
            aria-label={rest['aria-label']}
            {...defined({ id: overlayId })}
            autoFocus={state.focusStrategy ?? true}
            onClose={() => state.close()}
          >
            {(entry) => (
              <MenuItem
                id={entry.id}
                textValue={entry.label}
                className={cls('s-menu-item', entry.isDanger && 's-menu-danger')}
                isDisabled={entry.isDisabled ?? false}
                {...defined({ onAction: entry.onAction, href: entry.href })}
              >
                {entry.icon}
                <span className="s-menu-label">
                  {entry.label}
                  {entry.text && <span className="s-menu-text">{entry.text}</span>}
                </span>
                {entry.shortcut && <Keyboard className="s-key">{entry.shortcut}</Keyboard>}
              </MenuItem>
            )}
          </Menu>
        </Popover>
      </RootMenuTriggerStateContext>
    </OverlayTriggerStateContext>
  );
}

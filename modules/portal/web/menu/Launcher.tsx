import { IconButton, Popover, useWords } from '@sarn/platform-web';
import { LayoutGrid } from 'lucide-react';
import { portalWords } from '../words/portal-words.ts';
import { ModuleTiles } from './ModuleTiles.tsx';

/** The button of the header that opens the modules. */
export function Launcher() {
  const say = useWords(portalWords);
  const label = say('launcher.open');
  return (
    <Popover
      aria-label={label}
      trigger={
        <IconButton aria-label={label}>
          <LayoutGrid size={22} />
        </IconButton>
      }
    >
      {(close) => (
        <div className="launcher">
          <ModuleTiles onOpened={close} />
        </div>
      )}
    </Popover>
  );
}

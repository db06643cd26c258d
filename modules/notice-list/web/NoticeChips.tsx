import { noticeFilters } from '@sarn/notice-list/contract';
import type { NoticeFilter } from '@sarn/notice-list/contract';
import type { ModuleFilter } from '@sarn/notification/contract';
import { useWords } from '@sarn/platform-web';
import { useNavigate } from '@tanstack/react-router';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { moduleOf, noticesAddress } from './notice-view.ts';
import { noticeListWords } from './words/notice-list-words.ts';

export interface NoticeChipsProps {
  readonly module: ModuleFilter;
  readonly moduleName: string;
  readonly show: NoticeFilter;
  readonly counts: Readonly<Record<NoticeFilter, number>> | undefined;
  readonly modules: readonly {
    readonly code: string;
    readonly name: string;
    readonly count: number;
  }[];
}

/** What the list can be narrowed to, with how many matters there are of each; the address keeps it. */
export function NoticeChips({ module, moduleName, show, counts, modules }: NoticeChipsProps) {
  const say = useWords(noticeListWords);
  // In the list of one module there is nothing of others.
  const offered = noticeFilters.filter((one) => module === 'ALL' || one !== 'elsewhere');
  return (
    <div className="notice-chips" role="group" aria-label={say('chips.label')}>
      {module !== 'ALL' && (
        <Chip href={noticesAddress('ALL', 'all')} isOn>
          {moduleName || module} <X size={14} aria-hidden="true" />
          <span className="s-hidden">{say('chips.drop')}</span>
        </Chip>
      )}
      {offered.map((one) => (
        <Chip key={one} href={noticesAddress(module, one)} isOn={one === show}>
          {say(`chips.${one}`)} {one !== 'all' && counts?.[one]}
        </Chip>
      ))}
      {module === 'ALL' &&
        show === 'elsewhere' &&
        modules.map(({ code, name, count }) => (
          <Chip key={code} href={noticesAddress(moduleOf(code), 'all')} isOn={false}>
            {name} {count}
          </Chip>
        ))}
    </div>
  );
}

interface ChipProps {
  readonly href: string;
  readonly isOn: boolean;
  readonly children: ReactNode;
}

function Chip({ href, isOn, children }: ChipProps) {
  const navigate = useNavigate();
  return (
    <button
      type="button"
      className="notice-chip"
      aria-pressed={isOn}
      onClick={() => void navigate({ href })}
    >
      {children}
    </button>
  );
}

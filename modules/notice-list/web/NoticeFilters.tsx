import { noticeFilters } from '@sarn/notice-list/contract';
import type { NoticeFilter } from '@sarn/notice-list/contract';
import type { ModuleFilter } from '@sarn/notification/contract';
import { FilterBar, Select, useWords } from '@sarn/platform-web';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { isNarrowed, moduleOf, noticesAddress } from './notice-view.ts';
import { noticeListWords } from './words/notice-list-words.ts';

export interface NoticeFiltersProps {
  readonly module: ModuleFilter;
  readonly show: NoticeFilter;
  readonly counts: Readonly<Record<NoticeFilter, number>> | undefined;
  /** Every module that may notify. */
  readonly modules: readonly { readonly code: string; readonly name: string }[];
  /** Of these the reader has so many. */
  readonly found: readonly { readonly code: string; readonly count: number }[];
}

/** What the list can be narrowed to, with how many matters there are of each; the address keeps it. */
export function NoticeFilters({ module, show, counts, modules, found }: NoticeFiltersProps) {
  const say = useWords(noticeListWords);
  const go = useGo();
  // In the list of one module there is nothing of others.
  const offered = noticeFilters.filter((one) => module === 'ALL' || one !== 'elsewhere');
  return (
    <FilterBar
      count={module === 'ALL' ? 0 : 1}
      isNarrowed={isNarrowed(module, show)}
      onClear={() => go('ALL', 'all')}
      lead={
        <div className="notice-chips" role="group" aria-label={say('chips.label')}>
          {offered.map((one) => (
            <Chip key={one} isOn={one === show} onPress={() => go(module, one)}>
              {say(`chips.${one}`)} {one !== 'all' && counts?.[one]}
            </Chip>
          ))}
        </div>
      }
    >
      <Select
        label={say('module.label')}
        isLabelHidden
        options={[
          { value: 'ALL', label: say('module.all') },
          ...modules.map(({ code, name }) => {
            const count = found.find((one) => one.code === code)?.count;
            return { value: code, label: count === undefined ? name : `${name} (${count})` };
          }),
        ]}
        value={module}
        onChange={(code) => go(moduleOf(code), show === 'elsewhere' ? 'all' : show)}
      />
    </FilterBar>
  );
}

function useGo() {
  const navigate = useNavigate();
  return (module: ModuleFilter, show: NoticeFilter) =>
    void navigate({ href: noticesAddress(module, show), resetScroll: false });
}

interface ChipProps {
  readonly isOn: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function Chip({ isOn, onPress, children }: ChipProps) {
  return (
    <button type="button" className="notice-chip" aria-pressed={isOn} onClick={onPress}>
      {children}
    </button>
  );
}

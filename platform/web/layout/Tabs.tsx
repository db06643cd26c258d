import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components';
import { defined } from '../defined.ts';

export interface TabItem {
  readonly id: string;
  readonly label: string;
  /** Count after the label; not shown when undefined. */
  readonly count?: number | undefined;
  /** The count in words, for screen readers. */
  readonly countLabel?: string | undefined;
  readonly content: ReactNode;
}

export interface TabsProps {
  readonly items: readonly TabItem[];
  readonly 'aria-label': string;
  readonly selected?: string | undefined;
  readonly onSelect?: ((id: string) => void) | undefined;
}

/** Views of one subject, one at a time. */
export function Tabs({ items, selected, onSelect, ...rest }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = list.current;
    if (!row || selected === undefined) return undefined;
    // Called once the row has its size, and when that changes: before, nothing is out of sight.
    const observer = new ResizeObserver(() => showSelected(row));
    observer.observe(row);
    return () => observer.disconnect();
  }, [selected]);
  return (
    <AriaTabs
      className="s-tabs"
      {...defined({ selectedKey: selected })}
      onSelectionChange={(key) => onSelect?.(String(key))}
    >
      <TabList ref={list} className="s-tab-list" aria-label={rest['aria-label']}>
        {items.map((item) => (
          <Tab key={item.id} id={item.id} className="s-tab">
            {item.label}
            {item.count !== undefined && (
              <span className="s-tab-count">
                <span aria-hidden={item.countLabel !== undefined}>{item.count}</span>
                {item.countLabel && <span className="s-hidden"> {item.countLabel}</span>}
              </span>
            )}
          </Tab>
        ))}
      </TabList>
      {items.map((item) => (
        <TabPanel key={item.id} id={item.id} className="s-tab-panel">
          {item.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}

/** On a phone not all tabs are in sight: the row is moved to the selected one, the page is not. */
function showSelected(list: HTMLElement): void {
  const tab = list.querySelector('[aria-selected="true"]');
  if (!tab) return;
  const [row, own] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
  if (own.left < row.left) list.scrollLeft += own.left - row.left;
  else if (own.right > row.right) list.scrollLeft += own.right - row.right;
}

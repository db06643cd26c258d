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
  return (
    <AriaTabs
      className="s-tabs"
      {...defined({ selectedKey: selected })}
      onSelectionChange={(key) => onSelect?.(String(key))}
    >
      <TabList className="s-tab-list" aria-label={rest['aria-label']}>
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

import type { DesignDifference } from '../../contract/index.ts';
import type { DesignItem } from './design-parts.ts';

const shown = (value: string | number | boolean | undefined): string =>
  value === undefined ? '' : String(value);

const fieldsOf = (one: DesignItem, key: string): string[] =>
  Object.keys(one).filter((name) => name !== key);

/** How one design became another: items that came or went, their fields, and their order. */
export function designChanges(
  before: readonly DesignItem[],
  after: readonly DesignItem[],
  key: string,
): DesignDifference[] {
  const nameOf = (item: DesignItem) => shown(item[key]);
  const [from, to] = [before, after].map(
    (items) => new Map(items.map((item) => [nameOf(item), item])),
  ) as [Map<string, DesignItem>, Map<string, DesignItem>];
  const ids = [...new Set([...from.keys(), ...to.keys()])];
  const changes = ids.flatMap((of) => ofItem(of, from.get(of), to.get(of), key));
  const both = (items: readonly DesignItem[]) =>
    items.map(nameOf).filter((id) => from.has(id) && to.has(id));
  const isMoved = both(before).join(' ') !== both(after).join(' ');
  return isMoved ? [...changes, { of: '', field: 'order', from: '', to: '' }] : changes;
}

function ofItem(
  of: string,
  was: DesignItem | undefined,
  now: DesignItem | undefined,
  key: string,
): DesignDifference[] {
  if (!was || !now) {
    return [{ of, field: 'present', from: String(Boolean(was)), to: String(Boolean(now)) }];
  }
  return fieldsOf({ ...was, ...now }, key)
    .filter((field) => shown(was[field]) !== shown(now[field]))
    .map((field) => ({ of, field, from: shown(was[field]), to: shown(now[field]) }));
}

import { useState } from 'react';
import { ownSearch } from './own-address.ts';

type Texts = Readonly<Record<string, string>>;

/**
 * Texts that narrow a list which is shown whole, such as a search and a choice: they stand in the address
 * by their names, so that a refresh and Back keep them. Those that are as usual are not written.
 */
export function useAddressTexts<T extends Texts>(
  usual: T,
): readonly [texts: T, show: (next: T) => void] {
  const [texts, setTexts] = useState<T>(() => {
    const address = new URLSearchParams(location.search);
    const named = Object.keys(usual).filter((name) => address.has(name));
    return { ...usual, ...Object.fromEntries(named.map((name) => [name, address.get(name)])) };
  });
  const show = (next: T) => {
    const changed = (name: string) => (next[name] === usual[name] ? null : (next[name] ?? null));
    ownSearch(Object.fromEntries(Object.keys(usual).map((name) => [name, changed(name)])));
    setTexts(next);
  };
  return [texts, show];
}

import { Dialog, ErrorSummary, useWords } from '@sarn/platform-web';
import { documentsPath } from '@sarn/search/web';
import { Search } from 'lucide-react';
import { useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { addressOf } from '../../place.ts';
import { PaletteList, optionId } from './PaletteList.tsx';
import { christianYear, nextGroup, stepped } from './palette-item.ts';
import type { PaletteItem } from './palette-item.ts';
import { usePalette } from './use-palette.ts';
import { paletteWords } from './words/palette-words.ts';
import './palette.css';

interface PaletteProps {
  readonly onClose: () => void;
  /** Goes to a path of the application. */
  readonly onGo: (path: string) => void;
}

/**
 * Documents, people, pages and acts in one list: found by typing, chosen with the arrows. The focus
 * stays in the field; a screen reader follows the chosen line by `aria-activedescendant`.
 */
export default function Palette({ onClose, onGo }: PaletteProps) {
  const say = useWords(paletteWords);
  const [typed, setTyped] = useState('');
  const listId = useId();
  const palette = usePalette(typed);
  const { items } = palette;
  const open = (item: PaletteItem, isNewTab = false) => {
    palette.keep(item);
    onClose();
    if (isNewTab) window.open(addressOf(item.path), '_blank', 'noopener');
    else onGo(item.path);
  };
  const { chosen, press, toFirst, isSearch } = useListKeys(palette, open);
  const year = christianYear(typed);
  return (
    <Dialog isOpen size="m" className="palette" title={say('title')} onClose={onClose}>
      <PaletteField
        {...{ typed, chosen, listId }}
        isOpen={items.length > 0}
        onType={(text) => {
          setTyped(text);
          toFirst();
        }}
        onKey={press}
      />
      {year && <p className="palette-year">{say('year', year)}</p>}
      {palette.error && <ErrorSummary error={palette.error} />}
      <Told palette={palette} isEmpty={typed.trim() === ''} />
      <PaletteList
        id={listId}
        items={items}
        chosen={chosen}
        isOpenedByEnter={!isSearch}
        search={typed.trim()}
        onOpen={open}
        onClear={palette.clear}
      />
      <AllResults
        search={typed.trim()}
        onOpen={(path) => {
          onClose();
          onGo(path);
        }}
      />
      <PaletteFoot />
    </Dialog>
  );
}

/** Moves through the list by keys; Enter opens the chosen item. */
function useListKeys(
  palette: ReturnType<typeof usePalette>,
  open: (item: PaletteItem, isNewTab: boolean) => void,
) {
  const { items } = palette;
  const [at, setAt] = useState(0);
  const chosen = items[Math.min(at, items.length - 1)];
  // Who has moved to an item wants that one.
  const isSearch = palette.waitsForEnter && at === 0;
  const press = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, () => void>> = {
      ArrowDown: () => setAt(stepped(items.length, at, 1)),
      ArrowUp: () => setAt(stepped(items.length, at, -1)),
      Tab: () => setAt(nextGroup(items, at, event.shiftKey ? -1 : 1)),
      Enter: () => {
        if (isSearch) palette.searchNow();
        else if (chosen) open(chosen, event.ctrlKey || event.metaKey);
      },
    };
    const step = steps[event.key];
    // An input method uses these keys while it puts a letter together.
    if (!step || event.nativeEvent.isComposing) return;
    event.preventDefault();
    step();
  };
  return { chosen, press, toFirst: () => setAt(0), isSearch };
}

interface PaletteFieldProps {
  readonly typed: string;
  readonly chosen: PaletteItem | undefined;
  readonly listId: string;
  readonly isOpen: boolean;
  readonly onType: (text: string) => void;
  readonly onKey: (event: KeyboardEvent) => void;
}

/** The field keeps the focus; the list below is told to a screen reader by its id. */
function PaletteField({ typed, chosen, listId, isOpen, onType, onKey }: PaletteFieldProps) {
  const say = useWords(paletteWords);
  return (
    <div className="palette-field">
      <Search size={20} aria-hidden="true" />
      <input
        className="palette-input"
        role="combobox"
        aria-label={say('title')}
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        {...(chosen ? { 'aria-activedescendant': optionId(listId, chosen) } : {})}
        placeholder={say('hint')}
        autoComplete="off"
        spellCheck={false}
        // The palette is opened to type into it.
        autoFocus
        value={typed}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKey}
      />
    </div>
  );
}

interface AllResultsProps {
  readonly search: string;
  readonly onOpen: (path: string) => void;
}

/** Leads to the page on which all documents are searched. */
function AllResults({ search, onOpen }: AllResultsProps) {
  const say = useWords(paletteWords);
  if (search === '') return null;
  return (
    <button
      type="button"
      className="palette-all"
      onClick={() => onOpen(`${documentsPath}?${new URLSearchParams({ search })}`)}
    >
      {say('allOf', { text: search })}
    </button>
  );
}

interface ToldProps {
  readonly palette: ReturnType<typeof usePalette>;
  readonly isEmpty: boolean;
}

/** What a screen reader is told of the list; the eye sees only that Enter is waited for. */
function Told({ palette, isEmpty }: ToldProps) {
  const say = useWords(paletteWords);
  const { waitsForEnter, isSearching, items } = palette;
  const told = () => {
    if (waitsForEnter) return say('enter');
    if (isEmpty) return '';
    if (isSearching) return say('searching');
    return items.length === 0 ? say('nothing') : say('found', { count: items.length });
  };
  const isSeen = waitsForEnter || (!isEmpty && !isSearching && items.length === 0);
  return (
    <p role="status" className={isSeen ? 'palette-told' : 's-hidden'}>
      {told()}
    </p>
  );
}

/** The keys, on screens with a keyboard. */
function PaletteFoot() {
  const say = useWords(paletteWords);
  return (
    <p className="palette-foot">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {say('keys.move')}
      </span>
      <span>
        <kbd>Enter</kbd> {say('keys.open')}
      </span>
      <span>
        <kbd>Ctrl Enter</kbd> {say('keys.tab')}
      </span>
      <span>
        <kbd>Tab</kbd> {say('keys.group')}
      </span>
      <span className="palette-permitted">{say('permitted')}</span>
    </p>
  );
}

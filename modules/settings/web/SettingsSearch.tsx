import { useLanguage, useWords } from '@sarn/platform-web';
import type { WebSettingsScreen } from '@sarn/platform-web';
import { useNavigate } from '@tanstack/react-router';
import { Search, X } from 'lucide-react';
import { useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { findScreens, inLanguage, rowAddress } from './screen-list.ts';
import { useFoundRows } from './settings.client.ts';
import { settingsWords } from './words/settings-words.ts';

interface SettingsSearchProps {
  readonly screens: readonly WebSettingsScreen[];
  readonly menuId: number;
  /** In the side list there is little room. */
  readonly isNarrow?: boolean;
}

interface Found {
  readonly key: string;
  readonly title: string;
  readonly text: string;
  readonly aside: string;
  readonly address: string;
}

const mostScreens = 8;

/** What fits the typed text: screens first, then rows of their tables. */
function useFound({ screens, menuId }: SettingsSearchProps, typed: string): readonly Found[] {
  const say = useWords(settingsWords);
  const language = useLanguage();
  const rows = useFoundRows(typed.trim()).data?.rows ?? [];
  const pages = findScreens(screens, typed).slice(0, mostScreens);
  return [
    ...pages.map(({ path, label, text, group }) => ({
      ...{ key: path, title: inLanguage(label, language), text: inLanguage(text, language) },
      ...{ aside: say(`group.${group}`), address: `/settings/${menuId}/${path}` },
    })),
    ...rows.flatMap(({ table, tableTitle, code, name, about }) => {
      const address = rowAddress(screens, menuId, { table, code });
      const key = `${table}/${code}`;
      return address === null
        ? []
        : [{ key, title: `${tableTitle} › ${name}`, text: about, aside: '', address }];
    }),
  ];
}

/** Finds a setting by its name, its values or its effect; arrow keys and Enter open one. */
export function SettingsSearch(props: SettingsSearchProps) {
  const say = useWords(settingsWords);
  const navigate = useNavigate();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const found = useFound(props, typed);
  const isOpen = typed.trim() !== '';
  const open = ({ address }: Found) => {
    setTyped('');
    void navigate({ to: address });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = found[at];
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      setAt((at + step + found.length) % found.length);
    } else if (event.key === 'Enter' && chosen) open(chosen);
    else if (event.key === 'Escape') setTyped('');
  };
  const label = say(props.isNarrow ? 'searchShort' : 'search');
  return (
    <div className="settings-search">
      <div className="s-input-group">
        <Search size={18} aria-hidden="true" className="s-input-icon" />
        <input
          className="s-input"
          role="combobox"
          aria-label={label}
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-activedescendant={isOpen && found[at] ? `${id}-${at}` : undefined}
          placeholder={label}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setAt(0);
          }}
          onKeyDown={onKeyDown}
        />
        {isOpen && (
          <button
            type="button"
            className="s-icon-button s-icon-button-s"
            aria-label={say('less')}
            onClick={() => setTyped('')}
          >
            <X size={16} />
          </button>
        )}
      </div>
      {isOpen && <FoundSettings {...{ id, found, at }} onPoint={setAt} onOpen={open} />}
    </div>
  );
}

interface FoundSettingsProps {
  /** Begins the ids of the list and its options. */
  readonly id: string;
  readonly found: readonly Found[];
  /** The place of the chosen one. */
  readonly at: number;
  readonly onPoint: (at: number) => void;
  readonly onOpen: (found: Found) => void;
}

function FoundSettings({ id, found, at, onPoint, onOpen }: FoundSettingsProps) {
  const say = useWords(settingsWords);
  return (
    <div className="settings-found">
      <div role="listbox" id={`${id}-list`} aria-label={say('results')}>
        {found.map((one, place) => (
          <button
            type="button"
            key={one.key}
            id={`${id}-${place}`}
            role="option"
            tabIndex={-1}
            aria-selected={place === at}
            onPointerEnter={() => onPoint(place)}
            onClick={() => onOpen(one)}
          >
            <span>
              <strong>{one.title}</strong>
              <span className="s-small s-muted">{one.text}</span>
            </span>
            <span className="s-small s-muted">{one.aside}</span>
          </button>
        ))}
      </div>
      <p className="s-small s-muted" role="status">
        {say(found.length === 0 ? 'nothing' : 'hint')}
      </p>
    </div>
  );
}

import { ShownByFrame, useLanguage, useWords } from '@sarn/platform-web';
import type { SettingsGroup, WebSettingsScreen } from '@sarn/platform-web';
import { Link } from '@tanstack/react-router';
import { CircleHelp } from 'lucide-react';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { keepSetting } from './recent-settings.ts';
import { groupsOf, helpPathOf, inLanguage } from './screen-list.ts';
import { SettingsSearch } from './SettingsSearch.tsx';
import { settingsWords } from './words/settings-words.ts';
import './settings.css';

export interface SettingsFrameProps {
  readonly menuId: number;
  /** Path of the screen below `/settings/{menuID}/`, as its manifest has it. */
  readonly path: string;
  readonly screens: readonly WebSettingsScreen[];
  readonly permissions: readonly string[];
  readonly children: ReactNode;
}

// The line above leads to the centre; a page that is opened from a screen has its way back to that.
const all = { section: true, wayBack: true };
const section = { section: true, wayBack: false };

/** A settings screen beside the list of its group; on narrow windows below the way to the centre. */
export function SettingsFrame(props: SettingsFrameProps) {
  const { menuId, path, screens, permissions, children } = props;
  const say = useWords(settingsWords);
  const language = useLanguage();
  const groups = groupsOf(screens, permissions);
  const [base = ''] = path.split('/');
  // A page that is opened from a screen is that screen: its own path leads nowhere without its subject.
  useEffect(() => keepSetting(base), [base]);
  const isHere = (screen: WebSettingsScreen) => screen.path === path || screen.path === base;
  const own = groups.find((group) => group.screens.some(isHere));
  const others = groups.filter((group) => group !== own);
  const mine = groups.flatMap((group) => group.screens);
  const here = screens.find((screen) => screen.path === path);
  return (
    <div className="settings-frame">
      <nav className="settings-nav s-no-print" aria-label={say('nav')}>
        <SettingsSearch screens={mine} menuId={menuId} isNarrow />
        {own && (
          <>
            <p className="settings-nav-group">{say(`group.${own.group}`)}</p>
            <ul>
              {own.screens.map((screen) => (
                <li key={screen.path}>
                  <Link
                    to={`/settings/${menuId}/${screen.path}`}
                    aria-current={isHere(screen) ? 'page' : undefined}
                  >
                    {inLanguage(screen.label, language)}
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
        <p className="settings-nav-group">{say('otherGroups')}</p>
        <ul>
          {others.map(({ group, screens: [first] }) => (
            <li key={group}>
              <Link to={`/settings/${menuId}/${first?.path ?? ''}`}>{say(`group.${group}`)}</Link>
            </li>
          ))}
          <li>
            <Link to={`/settings/${menuId}`} activeOptions={{ exact: true }}>
              {say('menu')}
            </Link>
          </li>
        </ul>
      </nav>
      <div className="settings-content">
        <Crumbs {...{ menuId, here }} group={own?.group} />
        <ShownByFrame value={base === path ? all : section}>{children}</ShownByFrame>
      </div>
    </div>
  );
}

interface CrumbsProps {
  readonly menuId: number;
  readonly here: WebSettingsScreen | undefined;
  readonly group: SettingsGroup | undefined;
}

/** The way up to the centre, and the way to the explanation of the screen. */
function Crumbs({ menuId, here, group }: CrumbsProps) {
  const say = useWords(settingsWords);
  const language = useLanguage();
  return (
    <div className="settings-crumbs s-small">
      <span>
        <Link to={`/settings/${menuId}`} activeOptions={{ exact: true }}>
          {say('home')}
        </Link>
        {group && <span className="s-muted"> › {say(`group.${group}`)}</span>}
      </span>
      {here && (
        <Link
          className="settings-help s-no-print"
          to={helpPathOf(here)}
          search={{ part: inLanguage(here.label, language) }}
        >
          <CircleHelp size={16} aria-hidden="true" />
          {say('help')}
        </Link>
      )}
    </div>
  );
}

import {
  Card,
  EmptyState,
  LinkButton,
  PageHeader,
  Panels,
  useLanguage,
  useWords,
} from '@sarn/platform-web';
import type { WebSettingsScreen } from '@sarn/platform-web';
import { formatMoment } from '@sarn/platform-web';
import { settingsMenus } from '@sarn/kernel';
import { Link } from '@tanstack/react-router';
import { Bell, BookOpen, PenLine, Server, ShieldCheck, Tags, Users } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { recentSettings } from './recent-settings.ts';
import { groupsOf, inLanguage } from './screen-list.ts';
import type { ScreenGroup } from './screen-list.ts';
import { SettingsSearch } from './SettingsSearch.tsx';
import { settingsWords } from './words/settings-words.ts';
import './settings.css';

export interface SettingsHomeProps {
  readonly menuId: number;
  /** Pages that the modules offer for this settings centre. */
  readonly screens: readonly WebSettingsScreen[];
  /** Of the signed-in person, as the server reports them. */
  readonly permissions: readonly string[];
}

const icons: Readonly<Record<ScreenGroup['group'], LucideIcon>> = {
  people: Users,
  access: ShieldCheck,
  registry: BookOpen,
  kinds: Tags,
  signatures: PenLine,
  notices: Bell,
  system: Server,
};

/** All settings out and in as a file: an act on the whole centre. */
const filePath = 'configuration-file';

/** `/settings/{menuID}`: everything that this person may set, in groups, and a search over it. */
export function SettingsHome({ menuId, screens, permissions }: SettingsHomeProps) {
  const say = useWords(settingsWords);
  const groups = groupsOf(screens, permissions);
  const mine = groups.flatMap((group) => group.screens);
  const isCertificates = menuId === settingsMenus.certificates;
  return (
    <div className="settings-home">
      <PageHeader
        title={say(isCertificates ? 'certificatesTitle' : 'title')}
        meta={
          <span className="s-muted">
            {isCertificates
              ? say('certificatesIntro')
              : say('intro', { count: mine.length, groups: groups.length })}
          </span>
        }
        actions={
          mine.some(({ path }) => path === filePath) && (
            <LinkButton href={`/settings/${menuId}/${filePath}`} variant="quiet">
              {say('file')}
            </LinkButton>
          )
        }
      />
      <div className="settings-columns">
        <div className="settings-main">
          <SettingsSearch screens={mine} menuId={menuId} />
          {groups.length === 0 && <EmptyState title={say('empty')} text={say('emptyText')} />}
          <div className="settings-groups">
            {groups.map((group) => (
              <GroupCard key={group.group} group={group} menuId={menuId} />
            ))}
          </div>
        </div>
        <aside className="settings-aside">
          <Panels place="settings-centre" subjectId={String(menuId)} permissions={permissions} />
          <RecentCard screens={mine} menuId={menuId} />
        </aside>
      </div>
    </div>
  );
}

const shownAtFirst = 5;

interface GroupCardProps {
  readonly group: ScreenGroup;
  readonly menuId: number;
}

function GroupCard({ group: { group, screens }, menuId }: GroupCardProps) {
  const say = useWords(settingsWords);
  const language = useLanguage();
  const [isWhole, setWhole] = useState(false);
  const Icon = icons[group];
  const shown = isWhole ? screens : screens.slice(0, shownAtFirst);
  const rest = screens.length - shownAtFirst;
  return (
    <section className="settings-group" aria-labelledby={`settings-${group}`}>
      <h2 id={`settings-${group}`}>
        <span className="settings-group-icon" aria-hidden="true">
          <Icon size={20} />
        </span>
        {say(`group.${group}`)}
      </h2>
      <ul>
        {shown.map(({ path, label }) => (
          <li key={path}>
            <Link to={`/settings/${menuId}/${path}`}>{inLanguage(label, language)}</Link>
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <button
          type="button"
          className="settings-more"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? say('less') : say('more', { count: rest })}
        </button>
      )}
    </section>
  );
}

function RecentCard({ screens, menuId }: Pick<SettingsHomeProps, 'screens' | 'menuId'>) {
  const say = useWords(settingsWords);
  const language = useLanguage();
  const byPath = new Map(screens.map((screen) => [screen.path, screen]));
  const recent = recentSettings().flatMap(({ path, at }) => {
    const screen = byPath.get(path);
    return screen ? [{ path, at, label: inLanguage(screen.label, language) }] : [];
  });
  if (recent.length === 0) return null;
  return (
    <Card title={say('recent')}>
      <ul className="settings-recent">
        {recent.map(({ path, at, label }) => (
          <li key={path}>
            <Link to={`/settings/${menuId}/${path}`}>{label}</Link>
            <span className="s-small s-muted s-whole">{formatMoment(at, language)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

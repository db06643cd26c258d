import { Card, EmptyState, PageHeader, useLanguage, useWords } from '@sarn/platform-web';
import type { WebSettingsScreen } from '@sarn/platform-web';
import { NamedIcon, inLanguage } from '@sarn/portal/web';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { RouteGate, usePermissions } from './RouteGate.tsx';
import { NotYetPage } from './NotYetPage.tsx';
import { centrePermissions, plannedCentre } from './planned-settings.ts';
import { placeWords } from './words/place-words.ts';
import './places.css';

export interface SettingsHomeProps {
  readonly menuId: number;
  /** Pages that the modules offer for this settings centre. */
  readonly screens: readonly WebSettingsScreen[];
}

/** `/settings/{menuID}`: the settings that exist and that this person may change. */
export default function SettingsHomePage({ menuId, screens }: SettingsHomeProps) {
  const permission = centrePermissions[menuId] ?? null;
  const planned = plannedCentre[menuId];
  return (
    <RouteGate permission={permission}>
      {screens.length === 0 && planned ? (
        <NotYetPage place={planned} />
      ) : (
        <SettingsList menuId={menuId} screens={screens} />
      )}
    </RouteGate>
  );
}

function SettingsList({ menuId, screens }: SettingsHomeProps) {
  const say = useWords(placeWords);
  const language = useLanguage();
  const held = usePermissions().data ?? [];
  const mine = screens
    .filter(({ permission }) => held.includes(permission))
    .toSorted((a, b) => a.order - b.order);
  return (
    <div className="place-page">
      <PageHeader title={say('settings.title')} meta={say('settings.intro')} />
      <Card isFlush>
        {mine.length === 0 && (
          <EmptyState title={say('settings.empty')} text={say('settings.emptyText')} />
        )}
        <ul className="settings-list" aria-label={say('settings.list')}>
          {mine.map(({ path, icon, label, text }) => (
            <li key={path}>
              <Link to={`/settings/${menuId}/${path}`} className="settings-line">
                <Suspense>
                  <NamedIcon name={icon} size={22} />
                </Suspense>
                <span className="settings-line-text">
                  <strong>{inLanguage(label, language)}</strong>
                  <span className="s-muted">{inLanguage(text, language)}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}

import { fullName, positionName, useUser } from '@sarn/authentication/web';
import { civilDateAt } from '@sarn/kernel';
import { LinkButton, Panels, formatDay, useLanguage, useWords } from '@sarn/platform-web';
import { useLocation } from '@tanstack/react-router';
import { ModuleTiles } from './menu/ModuleTiles.tsx';
import { TodoCards } from './todo/TodoCards.tsx';
import { UnknownAddress } from './unknown/UnknownAddress.tsx';
import { portalWords } from './words/portal-words.ts';
import './landing.css';

export { askForCards as begin } from './portal.client.ts';

/** `/portal`: what waits, and the modules. */
export default function PortalPage() {
  const say = useWords(portalWords);
  const language = useLanguage();
  const user = useUser();
  const unknown = useLocation({ select: ({ state }) => state.unknownAddress });
  const today = formatDay(civilDateAt(new Date()), language, 'full');
  return (
    <div className="landing">
      {unknown !== undefined && <UnknownAddress address={unknown} />}
      <header className="landing-greeting">
        <h1>{say('landing.greeting', { name: user ? fullName(user, language) : '' })}</h1>
        <p className="s-muted">{user ? `${positionName(user, language)} · ${today}` : today}</p>
      </header>
      <section aria-labelledby="landing-waiting" className="landing-part landing-waiting">
        <header className="landing-part-head">
          <h2 id="landing-waiting">{say('landing.waiting')}</h2>
          <LinkButton href="/sarabun/dashboard">{say('landing.all')}</LinkButton>
        </header>
        <TodoCards isOnlyWaiting />
      </section>
      <div className="landing-panels">
        {user && <Panels place="portal" subjectId={user.personId} permissions={[]} />}
      </div>
      <section aria-labelledby="landing-modules" className="landing-part landing-modules">
        <h2 id="landing-modules">{say('landing.modules')}</h2>
        <ModuleTiles isLarge />
      </section>
      <div className="landing-side">
        {user && <Panels place="portal-side" subjectId={user.personId} permissions={[]} />}
      </div>
    </div>
  );
}

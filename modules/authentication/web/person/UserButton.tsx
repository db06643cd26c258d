import { Avatar, useLanguage, useWords } from '@sarn/platform-web';
import { Suspense, lazy, useState } from 'react';
import { fullName, positionName, useUser } from '../session/use-user.ts';
import { sessionWords } from '../session/words/session-words.ts';
import { useOwnAvatar } from '@sarn/organisation/web';
import '../authentication.css';

// Opened rarely, and a dialog needs much code: loaded when it opens.
const UserPanel = lazy(async () => ({ default: (await import('./UserPanel.tsx')).UserPanel }));

/** Name and position in the header; opens the user panel. */
export function UserButton() {
  const say = useWords(sessionWords);
  const user = useUser();
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const picture = useOwnAvatar(user?.personId ?? '');
  if (!user) return null;
  const name = fullName(user, language);
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <>
      <button type="button" className="user-button" aria-haspopup="dialog" onClick={open}>
        <Avatar name={name} src={picture} isDecorative />
        <span className="user-button-text">
          <span className="s-hidden">{say('panel.title')} </span>
          <span className="user-button-name">{name} </span>
          <span className="user-button-position">{positionName(user, language)}</span>
        </span>
      </button>
      {wasOpened && (
        <Suspense>
          <UserPanel user={user} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

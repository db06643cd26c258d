import { Avatar, Button, Dialog, useLanguage, useWords } from '@sarn/platform-web';
import { Link } from '@tanstack/react-router';
import { BellRing, IdCard, KeyRound, LogOut, UserRound, UserRoundCheck } from 'lucide-react';
import { useSignOut } from '../session/use-sign-out.ts';
import { fullName, positionName } from '../session/use-user.ts';
import type { SignedInUser } from '../session/user.wire.ts';
import { sessionWords } from '../session/words/session-words.ts';
import { useOwnAvatar } from '@sarn/organisation/web';

export interface UserPanelProps {
  readonly user: SignedInUser;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const links = [
  { to: '/profile', word: 'panel.profile', Icon: UserRound },
  { to: '/account-information', word: 'panel.account', Icon: IdCard },
  { to: '/sarabun/acting', word: 'panel.acting', Icon: UserRoundCheck },
  { to: '/change-password', word: 'panel.password', Icon: KeyRound },
  { to: '/notification-settings', word: 'panel.notifications', Icon: BellRing },
] as const;

/** The signed-in person, their own pages, and signing out (specification §2, user side panel). */
export function UserPanel({ user, isOpen, onClose }: UserPanelProps) {
  const say = useWords(sessionWords);
  const language = useLanguage();
  const signOut = useSignOut();
  const picture = useOwnAvatar(user.personId);
  const name = fullName(user, language);
  const exit = (
    <Button isWide icon={<LogOut size={18} />} onPress={() => void signOut()}>
      {say('panel.signOut')}
    </Button>
  );
  return (
    <Dialog
      isOpen={isOpen}
      size="s"
      className="user-panel"
      title={say('panel.title')}
      onClose={onClose}
      footer={exit}
    >
      <div className="user-panel-who">
        <Avatar name={name} src={picture} size="l" isDecorative />
        <p className="user-panel-name">{name}</p>
        <p>{positionName(user, language)}</p>
        {user.email && <p className="s-muted">{say('panel.email', { email: user.email })}</p>}
      </div>
      <ul className="user-panel-links">
        {links.map(({ to, word, Icon }) => (
          <li key={to}>
            <Link to={to} onClick={onClose}>
              <Icon size={20} aria-hidden="true" />
              {say(word)}
            </Link>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

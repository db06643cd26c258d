import type { SeenAs } from '@sarn/access-control/contract';
import { Avatar, Badge, Button, Dialog, Loaded, useWords } from '@sarn/platform-web';
import { EyeOff } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useSeenAs } from './group.client.ts';
import { seenAsWords } from './words/seen-as-words.ts';
import './seen-as.css';

interface SeenAsDialogProps {
  readonly personId: string;
  readonly onClose: () => void;
}

/**
 * The frame of the application as a person sees it: menus, applications, cards and settings by their
 * names. Nothing in it can be pressed, and nothing of what the person may read is loaded.
 */
export function SeenAsDialog({ personId, onClose }: SeenAsDialogProps) {
  const say = useWords(seenAsWords);
  const found = useSeenAs(personId);
  return (
    <Dialog
      isOpen
      size="l"
      title={say('title', { name: found.data?.item.person.name ?? '…' })}
      onClose={onClose}
      footer={<Button onPress={onClose}>{say('close')}</Button>}
    >
      <p className="seen-note">
        <EyeOff size={18} aria-hidden="true" />
        <span>{say('note')}</span>
      </p>
      <Loaded query={found} lines={6}>
        {({ item }) => (item.canSignIn ? <Frame seen={item} /> : <p>{say('noAccount')}</p>)}
      </Loaded>
    </Dialog>
  );
}

function Frame({ seen }: { readonly seen: SeenAs }) {
  const say = useWords(seenAsWords);
  const { person, menus, tiles, queues, settings } = seen;
  return (
    <div className="seen-frame">
      <div className="seen-head">
        <Avatar name={person.name} isDecorative />
        <span>
          <strong>{person.name}</strong>
          <span className="s-small s-muted seen-post">{person.text}</span>
        </span>
      </div>
      <Part title={say('menus')}>
        <ul className="seen-menu">
          {menus.map(({ name, isManaged }) => (
            <li key={name}>
              {name}
              {!isManaged && <span className="s-small s-muted"> ({say('readOnly')})</span>}
            </li>
          ))}
        </ul>
      </Part>
      <Part title={say('tiles')}>
        <ul className="seen-names">
          {tiles.map(({ name }) => (
            <li key={name}>
              <Badge tone="info">{name}</Badge>
            </li>
          ))}
        </ul>
      </Part>
      <Part title={say('queues')} text={say('queuesText')}>
        <ul className="seen-names">
          {queues.map(({ name }) => (
            <li key={name}>
              <Badge>{name}</Badge>
            </li>
          ))}
        </ul>
      </Part>
      <Part title={say('settings')}>
        {settings.length === 0 ? (
          <p className="s-muted">{say('settingsNone')}</p>
        ) : (
          <ul className="seen-settings">
            {settings.map(({ name, text }) => (
              <li key={name}>
                {name}
                <span className="s-small s-muted seen-post">{text}</span>
              </li>
            ))}
          </ul>
        )}
      </Part>
      <p className="s-small s-muted">{say('acts')}</p>
    </div>
  );
}

interface PartProps {
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}

function Part({ title, text, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="seen-part">
      <h3 id={id}>{title}</h3>
      {text && <p className="s-small s-muted">{text}</p>}
      {children}
    </section>
  );
}

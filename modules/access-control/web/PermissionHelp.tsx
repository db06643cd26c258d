import { settingsMenus } from '@sarn/kernel';
import type { ErrorParams } from '@sarn/kernel';
import { LinkButton, useWords } from '@sarn/platform-web';
import { useRefusal } from './access.client.ts';
import { accessWords } from './words/access-words.ts';
import './access.css';

const centre = `/settings/${settingsMenus.centre}`;

/**
 * Which permission is missing, or that it is switched off, and whom to ask; for who gives rights, the
 * pages that decide it. Nothing until it is known: the sentence above stands by itself.
 */
export function PermissionHelp({ params }: { readonly params: ErrorParams }) {
  const say = useWords(accessWords);
  const [permission, closed] = [`${params['permission'] ?? ''}`, `${params['closed'] ?? ''}`];
  const { data } = useRefusal({ permission, closed });
  if (!data) return null;
  const { name, text, ask, mayGrant, roles, menu } = data;
  const missing = params['held'] === 'in-part' ? 'why.inPart' : 'why.missing';
  return (
    <div className="refusal-help">
      {name && (
        <p>
          {say(missing, { name })}
          {text && <span className="s-small s-muted"> {text}</span>}
        </p>
      )}
      {closed && <p>{menu ? say('why.closedMenu', { name: menu.name }) : say('why.closed')}</p>}
      {!mayGrant && (
        <p>{ask.length > 0 ? say('why.askUnits', { units: ask.join(', ') }) : say('why.ask')}</p>
      )}
      {mayGrant && (
        <div className="access-actions">
          {name && (
            <LinkButton
              href={`${centre}/who-may?${new URLSearchParams({ act: permission })}`}
              variant="quiet"
            >
              {say('why.whoMay')}
            </LinkButton>
          )}
          {roles.map((role) => (
            <LinkButton key={role.id} href={`${centre}/manage-role?row=${role.id}`} variant="quiet">
              {say('why.role', { name: role.name })}
            </LinkButton>
          ))}
          {menu && (
            <LinkButton href={`${centre}/${pageOf(menu.parent)}?row=${menu.id}`} variant="quiet">
              {say('why.openMenu', { name: menu.name })}
            </LinkButton>
          )}
        </div>
      )}
    </div>
  );
}

/** Tiles of the launcher stand on the page itself, the entries of a menu below it on another. */
const pageOf = (parent: string): string =>
  parent === 'launcher' ? 'admin-application' : `admin-application/menu-system/${parent}`;

import { createKindPath } from '@sarn/correspondence/web';
import { Link } from '@tanstack/react-router';
import type { PageLook } from './kind-groups.ts';
import { PagePicture } from './PagePicture.tsx';

export interface StartTileProps {
  readonly kind: string;
  readonly look: PageLook;
  readonly name: string;
  readonly about: string;
  readonly search: Readonly<Record<string, string>>;
  /** The key that opens it. */
  readonly shortcut?: string | undefined;
}

/** A link to the form of a kind. */
export function StartTile({ kind, look, name, about, search, shortcut }: StartTileProps) {
  return (
    <li>
      <Link
        className="kind-tile"
        to={createKindPath(kind)}
        search={search}
        aria-keyshortcuts={shortcut}
      >
        <PagePicture look={look} />
        <span className="kind-tile-text">
          <span className="kind-tile-name">{name}</span>
          <span className="kind-tile-about">{about}</span>
        </span>
        {shortcut && (
          <kbd className="kind-tile-key" aria-hidden="true">
            {shortcut}
          </kbd>
        )}
      </Link>
    </li>
  );
}

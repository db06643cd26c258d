import type { ModuleItem } from '@sarn/portal/contract';
import { EmptyState, ErrorSummary, Skeleton, useWords } from '@sarn/platform-web';
import type { MouseEvent } from 'react';
import { useDeployment } from '../deployment/use-deployment.ts';
import { NamedIcon } from '../NamedIcon.tsx';
import { useModules } from '../portal.client.ts';
import { portalWords } from '../words/portal-words.ts';
import { moduleTarget } from './module-target.ts';
import { openArchivePage } from './open-archive.ts';
import { pageAddress } from './page-address.ts';
import './menu.css';

export interface ModuleTilesProps {
  /** Called when a tile is pressed, to close the window of the tiles. */
  readonly onOpened?: (() => void) | undefined;
  /** Large tiles of the landing page. */
  readonly isLarge?: boolean | undefined;
}

/** The modules the reader may open, in 3 columns, 2 on the phone (specification §2). */
export function ModuleTiles({ onOpened, isLarge }: ModuleTilesProps) {
  const say = useWords(portalWords);
  const modules = useModules();
  if (modules.isPending) return <Skeleton kind="lines" count={4} />;
  if (modules.isError) {
    return <ErrorSummary error={modules.error} onRetry={() => void modules.refetch()} />;
  }
  const { items } = modules.data;
  if (items.length === 0) {
    return <EmptyState title={say('launcher.empty')} text={say('launcher.emptyText')} />;
  }
  return (
    <ul className="module-tiles" data-large={isLarge || undefined}>
      {items.map((item) => (
        <li key={item.MENU_ID}>
          <ModuleTile item={item} onOpened={onOpened} />
        </li>
      ))}
    </ul>
  );
}

interface ModuleTileProps {
  readonly item: ModuleItem;
  readonly onOpened: (() => void) | undefined;
}

function ModuleTile({ item, onOpened }: ModuleTileProps) {
  const say = useWords(portalWords);
  const deployment = useDeployment();
  const target = moduleTarget(item, deployment?.archiveUrl ?? null);
  const face = (
    <>
      <span className="module-tile-icon" aria-hidden="true">
        <NamedIcon name={item.MENU_ICON} size={28} />
      </span>
      <span className="module-tile-name">{item.MENU_NAME}</span>
    </>
  );
  if (target.kind === 'nowhere') return <span className="module-tile">{face}</span>;
  if (target.kind === 'page') {
    return (
      <a href={pageAddress(target.path)} className="module-tile" onClick={onOpened}>
        {face}
      </a>
    );
  }
  const open = (event: MouseEvent) => {
    onOpened?.();
    if (target.kind !== 'archive') return;
    event.preventDefault();
    void openArchivePage(target.address);
  };
  return (
    <a
      href={target.address}
      target="_blank"
      rel="noopener noreferrer"
      className="module-tile"
      onClick={open}
    >
      {face}
      <span className="s-hidden">{say('launcher.newTab')}</span>
    </a>
  );
}

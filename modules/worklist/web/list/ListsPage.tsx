import { PageHeader, useWords } from '@sarn/platform-web';
import { areaCodes, areaGroups, areas } from '@sarn/worklist/contract';
import type { AreaGroup } from '@sarn/worklist/contract';
import { Link } from '@tanstack/react-router';
import {
  Archive,
  BookCheck,
  BookUser,
  ChartColumn,
  FilePlus,
  FolderOpen,
  Repeat2,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { createElement } from 'react';
import { retentionWords } from '@sarn/retention/web';
import { contactWords } from '@sarn/contact/web';
import { circulationWords } from '@sarn/circulation/web';
import { areaPath, foldersPath, reportPath } from './paths.ts';
import { circulationsPath } from '@sarn/circulation/web';
import { contactsPath } from '@sarn/contact/web';
import { retentionPath } from '@sarn/retention/web';
import { createPath } from '@sarn/correspondence/web';
import { useMayBegin } from '@sarn/creation/web';
import { deliveryBookPath } from '@sarn/dispatch/web';
import { dispatchWords } from '@sarn/dispatch/web';
import { useTerms } from '@sarn/document/web';
import { areaIcon } from './area-icons.ts';
import { listWords } from './words/list-words.ts';
import './list.css';

/** Every area of the registry, each with a description. */
export default function ListsPage() {
  const say = useWords(listWords);
  const term = useTerms();
  const others = useOtherTiles();
  return (
    <>
      <PageHeader above={say('index.above')} title={say('index.title')} />
      {(Object.keys(areaGroups) as AreaGroup[]).map((group) => (
        <section key={group} className="list-areas-group" aria-labelledby={`areas-${group}`}>
          <h2 id={`areas-${group}`}>{term(areaGroups[group])}</h2>
          <ul className="list-areas">
            {areaCodes
              .filter((code) => areas[code].group === group)
              .map((code) => (
                <AreaTile
                  key={code}
                  to={areaPath(code)}
                  icon={areaIcon(areas[code].icon)}
                  name={term(areas[code].name)}
                  text={term(areas[code].text)}
                />
              ))}
            {others[group]?.map((tile) => (
              <AreaTile key={tile.to} {...tile} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** Pages that are no area and are found here, after the areas of their group. */
function useOtherTiles(): Partial<Record<AreaGroup, readonly AreaTileProps[]>> {
  const say = useWords(listWords);
  const sayCirculation = useWords(circulationWords);
  const sayContact = useWords(contactWords);
  const sayRetention = useWords(retentionWords);
  const sayDispatch = useWords(dispatchWords);
  const mayBegin = useMayBegin();
  return {
    work: [
      {
        ...{ to: circulationsPath, icon: Repeat2 },
        ...{ name: sayCirculation('title'), text: sayCirculation('tile') },
      },
    ],
    assignments: [
      {
        ...{ to: reportPath, icon: ChartColumn },
        ...{ name: say('index.report'), text: say('index.reportText') },
      },
    ],
    documents: [
      {
        ...{ to: foldersPath, icon: FolderOpen },
        ...{ name: say('index.folders'), text: say('index.foldersText') },
      },
      {
        ...{ to: retentionPath, icon: Archive },
        ...{ name: sayRetention('title'), text: sayRetention('tile') },
      },
      {
        ...{ to: contactsPath, icon: BookUser },
        ...{ name: sayContact('title'), text: sayContact('tile') },
      },
      {
        ...{ to: deliveryBookPath, icon: BookCheck },
        ...{ name: sayDispatch('book.title'), text: sayDispatch('book.tile') },
      },
      ...(mayBegin
        ? [
            {
              ...{ to: createPath, icon: FilePlus },
              ...{ name: say('index.create'), text: say('index.createText') },
            },
          ]
        : []),
    ],
  };
}

interface AreaTileProps {
  readonly to: string;
  readonly icon: LucideIcon;
  readonly name: string;
  readonly text: string;
}

function AreaTile({ to, icon, name, text }: AreaTileProps) {
  return (
    <li>
      <Link to={to} className="list-area">
        {createElement(icon, { size: 22, 'aria-hidden': true })}
        <span>
          <strong>{name}</strong>
          <span className="queue-facts">{text}</span>
        </span>
      </Link>
    </li>
  );
}

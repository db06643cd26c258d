import { PageHeader, Panels, useWords } from '@sarn/platform-web';
import { NoKindToCreate, useCreatableKinds } from '@sarn/creation/web';
import { subTypeParameter, useSubTypes, useTypeName } from '@sarn/document-classes/web';
import { letterKinds, publicationKinds } from '@sarn/document/contract';
import type { DocumentKind } from '@sarn/document/contract';
import { Link } from '@tanstack/react-router';
import { FilePen, MailPlus } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { Fragment } from 'react';
import { letterIcons } from '../letter/letter-icons.ts';
import { letterWords } from '../letter/words/letter-words.ts';
import { createKindPath } from '../draft/paths.ts';
import { registryWords } from '@sarn/document/web';
import { kindIcons } from './kind-icons.ts';
import './publication.css';

/** `/sarabun/create`: every kind of document, to register or to write. */
export default function CreatePage() {
  const say = useWords(registryWords);
  const sayLetter = useWords(letterWords);
  const isOffered = useCreatableKinds();
  const tile = (kind: DocumentKind, icon: LucideIcon, about: string) =>
    isOffered(kind) ? [<KindTile key={kind} kind={kind} icon={icon} about={about} />] : [];
  const all = [
    [
      say('publication.chooseFirst'),
      [
        ...tile('outside', MailPlus, say('publication.aboutOutside')),
        ...tile('inside', FilePen, say('publication.aboutInside')),
      ],
    ],
    [
      sayLetter('choose'),
      letterKinds.flatMap((one) => tile(one, letterIcons[one], sayLetter(`about.${one}`))),
    ],
    [
      say('publication.choose'),
      publicationKinds.flatMap((one) => tile(one, kindIcons[one], say(`publication.about.${one}`))),
    ],
  ] as const;
  const groups = all.filter(([, tiles]) => tiles.length > 0);
  return (
    <>
      <PageHeader
        title={say('publication.chooseTitle')}
        above={say('memo.above')}
        meta={<span className="s-muted">{say('publication.chooseHint')}</span>}
      />
      <Panels place="create" subjectId="" permissions={[]} />
      {groups.map(([title, tiles]) => (
        <Fragment key={title}>
          <h2 className="kind-group">{title}</h2>
          <ul className="kind-tiles">{tiles}</ul>
        </Fragment>
      ))}
      {groups.length === 0 && <NoKindToCreate />}
    </>
  );
}

interface KindTileProps {
  readonly kind: DocumentKind;
  readonly icon: LucideIcon;
  readonly about: string;
}

/** A kind, followed by the sub-types of the agency below it. */
function KindTile({ kind, icon, about }: KindTileProps) {
  const name = useTypeName();
  return (
    <>
      <TypeTile kind={kind} icon={icon} name={name(kind)} about={about} />
      {useSubTypes(kind, '').map(({ code }) => (
        <TypeTile
          key={code}
          {...{ kind, icon }}
          search={{ [subTypeParameter]: code }}
          name={name(code)}
          about={name(kind)}
        />
      ))}
    </>
  );
}

interface TypeTileProps extends KindTileProps {
  readonly name: string;
  readonly search?: Readonly<Record<string, string>>;
}

function TypeTile({ kind, icon: Icon, name, about, search = {} }: TypeTileProps) {
  return (
    <li>
      <Link className="kind-tile" to={createKindPath(kind)} search={search}>
        <span className="kind-tile-icon" aria-hidden="true">
          <Icon size={24} />
        </span>
        <span className="kind-tile-name">{name}</span>
        <span className="s-muted s-small">{about}</span>
      </Link>
    </li>
  );
}

import { PageHeader, Panels, useWords } from '@sarn/platform-web';
import { useCreatableKinds } from '@sarn/creation/web';
import { subTypeParameter, useSubTypes, useTypeName } from '@sarn/document-classes/web';
import { letterKinds, publicationKinds } from '@sarn/document/contract';
import type { DocumentKind } from '@sarn/document/contract';
import { Link } from '@tanstack/react-router';
import { FilePen, MailPlus } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { letterIcons } from '../letter/letter-icons.ts';
import { letterWords } from '../letter/words/letter-words.ts';
import { createKindPath } from '../draft/paths.ts';
import { registryWords } from '@sarn/document/web';
import { kindIcons } from './kind-icons.ts';
import { useMay } from './use-may.ts';
import './publication.css';

/** `/sarabun/create`: every kind of document, to register or to write. */
export default function CreatePage() {
  const say = useWords(registryWords);
  const sayLetter = useWords(letterWords);
  const mayRegister = useMay('registry.register');
  const isOffered = useCreatableKinds();
  return (
    <>
      <PageHeader
        title={say('publication.chooseTitle')}
        above={say('memo.above')}
        meta={<span className="s-muted">{say('publication.chooseHint')}</span>}
      />
      <Panels place="create" subjectId="" permissions={[]} />
      <h2 className="kind-group">{say('publication.chooseFirst')}</h2>
      <ul className="kind-tiles">
        {mayRegister && isOffered('outside') && (
          <KindTile kind="outside" icon={MailPlus} about={say('publication.aboutOutside')} />
        )}
        {isOffered('inside') && (
          <KindTile kind="inside" icon={FilePen} about={say('publication.aboutInside')} />
        )}
      </ul>
      <h2 className="kind-group">{sayLetter('choose')}</h2>
      <ul className="kind-tiles">
        {letterKinds.filter(isOffered).map((kind) => (
          <KindTile
            key={kind}
            kind={kind}
            icon={letterIcons[kind]}
            about={sayLetter(`about.${kind}`)}
          />
        ))}
      </ul>
      <h2 className="kind-group">{say('publication.choose')}</h2>
      <ul className="kind-tiles">
        {publicationKinds.filter(isOffered).map((kind) => (
          <KindTile
            key={kind}
            kind={kind}
            icon={kindIcons[kind]}
            about={say(`publication.about.${kind}`)}
          />
        ))}
      </ul>
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

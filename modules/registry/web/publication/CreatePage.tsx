import { PageHeader, useWords } from '@sarn/platform-web';
import { documentKinds, publicationKinds } from '@sarn/registry/contract';
import { Link } from '@tanstack/react-router';
import { createKindPath } from '../paths.ts';
import { useTerms } from '../term.ts';
import { registryWords } from '../words/registry-words.ts';
import { kindIcons } from './kind-icons.ts';
import './publication.css';

/** `/sarabun/create`: which kind shall be written. */
export default function CreatePage() {
  const say = useWords(registryWords);
  const term = useTerms();
  return (
    <>
      <PageHeader
        title={say('publication.chooseTitle')}
        above={say('memo.above')}
        meta={<span className="s-muted">{say('publication.chooseHint')}</span>}
      />
      <ul className="kind-tiles">
        {publicationKinds.map((kind) => {
          const Icon = kindIcons[kind];
          return (
            <li key={kind}>
              <Link className="kind-tile" to={createKindPath(kind)}>
                <span className="kind-tile-icon" aria-hidden="true">
                  <Icon size={24} />
                </span>
                <span className="kind-tile-name">{term(documentKinds[kind])}</span>
                <span className="s-muted s-small">{say(`publication.about.${kind}`)}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </>
  );
}

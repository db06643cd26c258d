import { createKindPath } from '@sarn/correspondence/web';
import { NoKindToCreate, useCreatableKinds } from '@sarn/creation/web';
import { foundTemplates, useAllTemplates } from '@sarn/document-template/web';
import {
  PageHeader,
  Panels,
  SearchBar,
  Shortcuts,
  useTextInAddress,
  useWords,
} from '@sarn/platform-web';
import { useNavigate } from '@tanstack/react-router';
import { distinctTemplates } from './distinct-templates.ts';
import { FoundStarts } from './FoundStarts.tsx';
import { Frequent } from './Frequent.tsx';
import { groupWithKeys } from './kinds/kind-groups.ts';
import { StartGroup, searchOf } from './kinds/StartGroup.tsx';
import { useNamedStarts } from './kinds/use-named-starts.ts';
import type { NamedGroup } from './kinds/use-named-starts.ts';
import { LettersToAnswer } from './LettersToAnswer.tsx';
import { OfferedTemplates } from './OfferedTemplates.tsx';
import { useStarts } from './start.client.ts';
import { startWords } from './words/start-words.ts';
import './document-start.css';

/** What the reader is offered to begin with, of the kinds that may be created. */
function useOffers() {
  const isOffered = useCreatableKinds();
  const starts = useStarts().data;
  const library = useAllTemplates().data?.rows ?? [];
  return {
    templates: distinctTemplates(library.filter(({ kind }) => isOffered(kind))),
    written: (starts?.writtenBefore ?? []).filter(({ kind }) => isOffered(kind)),
    toAnswer: isOffered('outgoing') ? (starts?.toAnswer ?? []) : [],
  };
}

/** `/sarabun/create`: every kind of document, to write or to register. */
export default function CreatePage() {
  const say = useWords(startWords);
  const groups = useNamedStarts();
  const [typed, search] = useTextInAddress('q');
  const { templates, written, toAnswer } = useOffers();
  return (
    <>
      <PageHeader
        title={say('title')}
        above={say('above')}
        meta={<span className="s-muted">{say('hint')}</span>}
      />
      <div className="document-start">
        <div className="document-start-kinds">
          {groups.length === 0 && <NoKindToCreate />}
          {groups.length > 0 && (
            <SearchBar
              label={say('search')}
              hint={say('searchHint')}
              text={typed}
              delayMs={200}
              onSearch={search}
            />
          )}
          {typed.trim() === '' || groups.length === 0 ? (
            <>
              <Frequent written={written} />
              <Groups groups={groups} />
            </>
          ) : (
            <FoundStarts
              typed={typed.trim()}
              starts={groups.flatMap((group) => group.starts)}
              templates={foundTemplates(templates, typed).flatMap(({ rows }) => rows)}
              written={written}
            />
          )}
        </div>
        <aside className="document-start-beside">
          <LettersToAnswer letters={toAnswer} />
          <OfferedTemplates rows={templates} />
          <Panels place="create" subjectId="" permissions={[]} />
        </aside>
      </div>
    </>
  );
}

const keyOf = (at: number): string | undefined => (at < 9 ? String(at + 1) : undefined);

/** All kinds by groups; the ways of one group have keys. */
function Groups({ groups }: { readonly groups: readonly NamedGroup[] }) {
  const navigate = useNavigate();
  const withKeys = groups.find(({ code }) => code === groupWithKeys)?.starts ?? [];
  const keys = withKeys.flatMap((start, at) => {
    const key = keyOf(at);
    const run = () => void navigate({ to: createKindPath(start.kind), search: searchOf(start) });
    return key === undefined ? [] : [{ key, label: start.name, run }];
  });
  return (
    <>
      <Shortcuts keys={keys} />
      {groups.map(({ code, title, starts }) => (
        <StartGroup key={code} {...{ title, starts }} {...(code === groupWithKeys && { keyOf })} />
      ))}
    </>
  );
}

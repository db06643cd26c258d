import type { TemplateRow } from '@sarn/document-template/contract';
import { EmptyList, SearchBar, useAddressTexts, useWords } from '@sarn/platform-web';
import { useId } from 'react';
import { foundTemplates, searchDelayMs } from './found-templates.ts';
import { templateWords } from './words/template-words.ts';

interface TemplateListProps {
  readonly rows: readonly TemplateRow[];
  readonly chosenId: string | null;
  readonly onChoose: (id: string) => void;
}

/**
 * The templates by whose they are, with a search over their names, subjects and texts. It stands in the address of the
 * form below the window: opened again, after a refresh too, the window lists the same.
 */
export function TemplateList({ rows, chosenId, onChoose }: TemplateListProps) {
  const say = useWords(templateWords);
  const id = useId();
  const [{ templateSearch: typed }, show] = useAddressTexts({ templateSearch: '' });
  const search = (text: string) => show({ templateSearch: text });
  const groups = foundTemplates(rows, typed);
  return (
    <div className="template-list" role="group" aria-label={say('list')}>
      {rows.length > 0 && (
        <SearchBar label={say('search')} text={typed} delayMs={searchDelayMs} onSearch={search} />
      )}
      {groups.length === 0 && (
        <div role="status">
          <EmptyList
            none={{ title: say('none'), text: say('noneHint') }}
            filter={{
              isSet: rows.length > 0,
              onClear: () => search(''),
              title: say('notFound', { text: typed }),
            }}
          />
        </div>
      )}
      {groups.map((group) => (
        <section key={group.scope} aria-labelledby={`${id}-${group.scope}`}>
          <h3 id={`${id}-${group.scope}`}>{say(`scope.${group.scope}`)}</h3>
          {group.rows.map((row) => (
            <button
              key={row.id}
              type="button"
              className="template-row"
              aria-pressed={row.id === chosenId}
              onClick={() => onChoose(row.id)}
            >
              <span className="template-name">{row.name}</span>
              {row.title !== '' && row.title !== row.name && (
                <span className="s-small s-muted">{row.title}</span>
              )}
              {row.scope !== 'own' && (
                <span className="s-small s-muted">
                  {row.scope === 'unit'
                    ? say('sharedBy', { unitName: row.unitName, keptBy: row.keptBy })
                    : row.keptBy}
                </span>
              )}
            </button>
          ))}
        </section>
      ))}
    </div>
  );
}

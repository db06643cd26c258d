import type { TemplateRow } from '@sarn/document-template/contract';
import { EmptyState, SearchField, useWords } from '@sarn/platform-web';
import { useId, useState } from 'react';
import { foundTemplates } from './found-templates.ts';
import { templateWords } from './words/template-words.ts';

interface TemplateListProps {
  readonly rows: readonly TemplateRow[];
  readonly chosenId: string | null;
  readonly onChoose: (id: string) => void;
}

/** The templates by whose they are, with a search over their names, subjects and texts. */
export function TemplateList({ rows, chosenId, onChoose }: TemplateListProps) {
  const say = useWords(templateWords);
  const id = useId();
  const [typed, setTyped] = useState('');
  const groups = foundTemplates(rows, typed);
  if (rows.length === 0) return <EmptyState title={say('none')} text={say('noneHint')} />;
  return (
    <div className="template-list" role="group" aria-label={say('list')}>
      <SearchField
        label={say('search')}
        isLabelHidden
        placeholder={say('search')}
        value={typed}
        delayMs={150}
        onSearch={setTyped}
      />
      <p role="status" className="s-muted">
        {groups.length === 0 && say('notFound', { text: typed })}
      </p>
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

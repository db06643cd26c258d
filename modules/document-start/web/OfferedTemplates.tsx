import { createKindPath } from '@sarn/correspondence/web';
import { useTypeName } from '@sarn/document-classes/web';
import type { TemplateRow } from '@sarn/document-template/contract';
import { templateParameter } from '@sarn/document-template/web';
import { Button, LinkCard, useWords } from '@sarn/platform-web';
import { BookMarked } from 'lucide-react';
import { useState } from 'react';
import { startWords } from './words/start-words.ts';

const shownAtOnce = 3;

/** Templates of the reader, the units and the agency; each opens its form with the template chosen. */
export function OfferedTemplates({ rows }: { readonly rows: readonly TemplateRow[] }) {
  const say = useWords(startWords);
  const nameOf = useTypeName();
  const [isWhole, setWhole] = useState(false);
  if (rows.length === 0) return null;
  const shown = isWhole ? rows : rows.slice(0, shownAtOnce);
  return (
    <LinkCard
      title={say('templates')}
      actions={
        rows.length > shownAtOnce && (
          <Button
            size="s"
            variant="ghost"
            aria-expanded={isWhole}
            onPress={() => setWhole(!isWhole)}
          >
            {isWhole ? say('fewTemplates') : say('allTemplates', { count: rows.length })}
          </Button>
        )
      }
      rows={shown.map(({ id, name, kind, unitName, scope }) => ({
        ...{ key: id, title: name },
        note: `${nameOf(kind)} · ${unitName || say(`scope.${scope}`)}`,
        icon: <BookMarked size={20} />,
        href: `${createKindPath(kind)}?${templateParameter}=${id}`,
      }))}
    />
  );
}

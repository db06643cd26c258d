import { buddhistYear } from '@sarn/kernel';
import { DateField, SearchField, Select, useWords } from '@sarn/platform-web';
import { documentKinds, flows } from '@sarn/registry/contract';
import type { DocumentKind } from '@sarn/registry/contract';
import { officeToday } from '../due.ts';
import { useTerms } from '../term.ts';
import { registryWords } from '../words/registry-words.ts';
import type { DocumentsView } from './documents-view.ts';

interface DocumentFiltersProps {
  readonly view: DocumentsView;
  readonly onChange: (part: Partial<DocumentsView>) => void;
}

/** Years back from this one that can be picked; older ones are found by their dates. */
const yearsBack = 15;

/** Words, kind, year and days of the list of all papers. */
export function DocumentFilters({ view, onChange }: DocumentFiltersProps) {
  const say = useWords(registryWords);
  const term = useTerms();
  const kinds = (Object.keys(flows) as DocumentKind[]).map((kind) => ({
    value: kind,
    label: term(documentKinds[kind]),
  }));
  const thisYear = buddhistYear(officeToday());
  const years = Array.from({ length: yearsBack }, (_, back) => String(thisYear - back));
  return (
    <div className="find-filters">
      <SearchField
        label={say('find.search')}
        placeholder={say('find.searchHint')}
        value={view.search}
        minLength={2}
        onSearch={(search) => onChange({ search })}
      />
      <Select
        label={say('queue.kind')}
        options={[{ value: '', label: say('queue.allKinds') }, ...kinds]}
        value={view.kind}
        onChange={(kind) => onChange({ kind })}
      />
      <Select
        label={say('book.year')}
        options={[
          { value: '', label: say('find.allYears') },
          ...years.map((year) => ({ value: year, label: year })),
        ]}
        value={view.year}
        onChange={(year) => onChange({ year })}
      />
      <DateField
        label={say('find.from')}
        value={view.from || null}
        onChange={(from) => onChange({ from: from ?? '' })}
      />
      <DateField
        label={say('find.until')}
        value={view.until || null}
        onChange={(until) => onChange({ until: until ?? '' })}
      />
    </div>
  );
}

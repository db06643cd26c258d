import {
  Button,
  Card,
  ComboBox,
  DatePicker,
  Disclosure,
  FormLayout,
  FormRow,
  Select,
  TextField,
  useForm,
  useWords,
} from '@sarn/platform-web';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { findPeople, useActs } from '../audit.client.ts';
import { auditWords } from '../words/audit-words.ts';
import { emptyDraft, toFilter } from './filter-draft.ts';
import type { FilterDraft } from './filter-draft.ts';

/** The form of what to look for, and what empties it. */
export function useFilterForm(onSearch: (draft: FilterDraft) => void) {
  const [isOpen, setOpen] = useState(false);
  const search = (draft: FilterDraft) => {
    onSearch(draft);
    // Folded, the rows that were found are in sight.
    setOpen(false);
  };
  const form = useForm({
    name: 'audit.filter',
    start: emptyDraft,
    send: async (draft) => search(draft),
  });
  const clear = () => {
    form.reset();
    search(emptyDraft);
  };
  return { form, clear, isOpen, setOpen };
}

interface FilterFormProps {
  readonly isPending: boolean;
  readonly filter: ReturnType<typeof useFilterForm>;
  /** On a phone, where the form is longer than the screen: it opens under its title. */
  readonly isFolded: boolean;
}

/** What to look for in the trail. */
export function FilterForm({ isFolded, ...props }: FilterFormProps) {
  const say = useWords(auditWords);
  const { form, isOpen, setOpen } = props.filter;
  if (!isFolded) {
    return (
      <Card>
        <Conditions {...props} />
      </Card>
    );
  }
  const count = Object.keys(toFilter(form.values)).length;
  const title = count > 0 ? say('filter.titleCount', { count }) : say('filter.title');
  return (
    <Disclosure title={title} level={2} isOpen={isOpen} onOpenChange={setOpen}>
      <Conditions {...props} />
    </Disclosure>
  );
}

function Conditions({ isPending, filter: { form, clear } }: Omit<FilterFormProps, 'isFolded'>) {
  const say = useWords(auditWords);
  const { values: draft, change } = form;
  return (
    <FormLayout
      columns={3}
      form={form}
      actions={
        <>
          <Button variant="ghost" onPress={clear}>
            {say('filter.clear')}
          </Button>
          <Button type="submit" variant="primary" icon={<Search size={18} />} isPending={isPending}>
            {say('filter.search')}
          </Button>
        </>
      }
    >
      <MainFields draft={draft} change={change} />
      <FormRow>
        <Disclosure title={say('filter.more')}>
          <MoreFields draft={draft} change={change} />
        </Disclosure>
      </FormRow>
    </FormLayout>
  );
}

interface FieldsProps {
  readonly draft: FilterDraft;
  readonly change: (part: Partial<FilterDraft>) => void;
}

function MainFields({ draft, change }: FieldsProps) {
  const say = useWords(auditWords);
  const acts = useActs().data ?? [];
  return (
    <>
      <ComboBox
        label={say('filter.caller')}
        placeholder={say('filter.callerHint')}
        loadOptions={findPeople}
        value={draft.caller}
        onChange={(caller) => change({ caller })}
      />
      <ComboBox
        label={say('filter.act')}
        placeholder={say('filter.actHint')}
        options={acts.map(({ act, text }) => ({ value: act, label: text }))}
        value={draft.act}
        onChange={(act) => change({ act })}
      />
      <Select
        label={say('filter.outcome')}
        options={(['any', 'done', 'refused'] as const).map((value) => ({
          value,
          label: say(`filter.${value}`),
        }))}
        value={draft.outcome}
        onChange={(outcome) => change({ outcome })}
      />
      <DatePicker
        label={say('filter.from')}
        value={draft.from}
        onChange={(from) => change({ from })}
      />
      <DatePicker
        label={say('filter.until')}
        value={draft.until}
        onChange={(until) => change({ until })}
      />
      <TextField
        label={say('filter.document')}
        placeholder={say('filter.documentHint')}
        description={say('filter.documentText')}
        value={draft.document}
        onChange={(document) => change({ document })}
      />
    </>
  );
}

function MoreFields({ draft, change }: FieldsProps) {
  const say = useWords(auditWords);
  return (
    <div className="s-form-fields" data-columns={3}>
      <ComboBox
        label={say('filter.about')}
        placeholder={say('filter.callerHint')}
        loadOptions={findPeople}
        value={draft.about}
        onChange={(about) => change({ about })}
      />
      <TextField label={say('filter.ip')} value={draft.ip} onChange={(ip) => change({ ip })} />
      <TextField
        label={say('filter.requestId')}
        value={draft.requestId}
        onChange={(requestId) => change({ requestId })}
      />
    </div>
  );
}

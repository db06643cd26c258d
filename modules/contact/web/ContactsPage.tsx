import { Button, PageHeader, Select, useWords } from '@sarn/platform-web';
import type { TableColumn } from '@sarn/platform-web';
import { contactKinds, contactPageSize } from '@sarn/contact/contract';
import type { Contact, ContactKind } from '@sarn/contact/contract';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTermOptions } from '@sarn/document/web';
import { useTerms } from '@sarn/document/web';
import { useContacts } from './contact.client.ts';
import { ContactDialog } from './ContactDialog.tsx';
import { SearchedTable, chosenOf, useSearched } from '@sarn/document/web';
import { contactWords } from './words/contact-words.ts';
import './contact.css';
import '@sarn/document/registry.css';

const kindNames = Object.keys(contactKinds) as ContactKind[];

/** `/sarabun/contacts`: agencies and people outside, and how they are reached. */
export default function ContactsPage() {
  const say = useWords(contactWords);
  const searched = useSearched({ kind: '' });
  const kind = chosenOf(kindNames, searched.value('kind'), '');
  const [asked, setAsked] = useState<{ readonly contact?: Contact } | null>(null);
  const found = useContacts({ ...searched.ask, ...(kind ? { kind } : {}) });
  const mayKeep = found.data?.mayKeep ?? false;
  const kinds = useTermOptions(contactKinds);
  return (
    <div className="contacts-page">
      <PageHeader
        above={say('above')}
        title={say('title')}
        actions={
          mayKeep && (
            <Button variant="primary" icon={<Plus size={18} />} onPress={() => setAsked({})}>
              {say('add')}
            </Button>
          )
        }
      />
      <SearchedTable
        aria-label={say('title')}
        searchLabel={say('search')}
        searched={searched}
        found={found}
        pageSize={contactPageSize}
        columns={useColumns()}
        rowId={(row) => row.id}
        rowName={(row) => row.name}
        {...(mayKeep ? { onRowAction: (contact: Contact) => setAsked({ contact }) } : {})}
        empty={{ title: say('none'), text: say('noneText') }}
        filters={
          <Select
            label={say('kind')}
            options={[{ value: '' as const, label: say('every') }, ...kinds]}
            value={kind}
            onChange={(value) => searched.choose('kind', value)}
          />
        }
      />
      {asked && <ContactDialog contact={asked.contact} onClose={() => setAsked(null)} />}
    </div>
  );
}

function useColumns(): readonly TableColumn<Contact>[] {
  const say = useWords(contactWords);
  const term = useTerms();
  return [
    {
      id: 'name',
      label: say('name'),
      role: 'title',
      render: ({ name, abbreviation }) => (abbreviation ? `${name} (${abbreviation})` : name),
    },
    {
      id: 'kind',
      label: say('kind'),
      width: '11rem',
      render: (row) => term(contactKinds[row.kind]),
    },
    {
      id: 'contact',
      label: say('contactBy'),
      width: '17rem',
      render: ({ email, phone }) => [email, phone].filter(Boolean).join(' · ') || '–',
    },
    { id: 'address', label: say('address'), width: '22rem', render: (row) => row.address || '–' },
  ];
}

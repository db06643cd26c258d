import { Button, PageHeader, Select, useWords } from '@sarn/platform-web';
import type { TableColumn } from '@sarn/platform-web';
import { contactPageSize } from '@sarn/contact/contract';
import type { Contact } from '@sarn/contact/contract';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useContacts } from './contact.client.ts';
import { ContactDialog } from './ContactDialog.tsx';
import { useSenderTypeFilter, useSenderTypeName } from './use-sender-types.ts';
import { SearchedTable, useSearched } from '@sarn/document/web';
import { contactWords } from './words/contact-words.ts';
import './contact.css';
import '@sarn/document/registry.css';

/** `/sarabun/contacts`: agencies and people outside, and how they are reached. */
export default function ContactsPage() {
  const say = useWords(contactWords);
  const searched = useSearched({ type: '' });
  const types = useSenderTypeFilter();
  // One that the address names and nobody knows narrows nothing.
  const type = types.find(({ value }) => value === searched.value('type'))?.value ?? '';
  const [asked, setAsked] = useState<{ readonly contact?: Contact } | null>(null);
  const found = useContacts({ ...searched.ask, ...(type ? { senderType: type } : {}) });
  const mayKeep = found.data?.mayKeep ?? false;
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
            options={[{ value: '', label: say('every') }, ...types]}
            value={type}
            onChange={(value) => searched.choose('type', value)}
          />
        }
      />
      {asked && <ContactDialog contact={asked.contact} onClose={() => setAsked(null)} />}
    </div>
  );
}

function useColumns(): readonly TableColumn<Contact>[] {
  const say = useWords(contactWords);
  const typeName = useSenderTypeName();
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
      render: (row) => typeName(row.senderType),
    },
    {
      id: 'contact',
      label: say('contactBy'),
      width: '17rem',
      render: ({ email, phone }) =>
        email || phone ? (
          <span className="contact-ways">
            {email && <span>{email}</span>}
            {phone && <span className="contact-phone">{phone}</span>}
          </span>
        ) : (
          '–'
        ),
    },
    { id: 'address', label: say('address'), width: '22rem', render: (row) => row.address || '–' },
  ];
}

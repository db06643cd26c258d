import {
  Button,
  Card,
  ComboBox,
  EmptyState,
  ErrorSummary,
  PageHeader,
  Skeleton,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import type { Option } from '@sarn/platform-web';
import { identityPermissions } from '@sarn/identity/contract';
import type { Profile } from '@sarn/identity/contract';
import { Pencil, UserSearch } from 'lucide-react';
import { useState } from 'react';
import { findPeople, usePersonProfile, useUpdatePersonProfile } from '../account/account.client.ts';
import { accountWords } from '../account/words/account-words.ts';
import { ProfileFacts } from '../profile/ProfileFacts.tsx';
import { useMe } from '../identity.client.ts';
import { ProfileForm } from '../profile/ProfileForm.tsx';
import { DirectoryCard } from './DirectoryCard.tsx';
import '../account.css';

/** The records of people, for the personnel office. */
export default function PersonnelPage() {
  const say = useWords(accountWords);
  const [person, setPerson] = useState<Option | null>(null);
  const profile = usePersonProfile(person?.value ?? null);
  return (
    <div className="account-page">
      <PageHeader title={say('personnel.title')} />
      <Card>
        <p className="account-lead s-muted">{say('personnel.text')}</p>
        <ComboBox
          label={say('personnel.person')}
          placeholder={say('personnel.personHint')}
          loadOptions={findPeople}
          value={person}
          onChange={setPerson}
        />
      </Card>
      <ErrorSummary error={profile.error} onRetry={() => void profile.refetch()} />
      {profile.isLoading && <Skeleton count={8} />}
      {profile.data && <Record key={profile.data.personId} profile={profile.data} />}
      {!person && (
        <EmptyState
          icon={<UserSearch size={32} />}
          title={say('personnel.choose')}
          text={say('personnel.chooseText')}
        />
      )}
    </div>
  );
}

function Record({ profile }: { readonly profile: Profile }) {
  const say = useWords(accountWords);
  const toasts = useToasts();
  const update = useUpdatePersonProfile(profile.personId);
  const [isEditing, setEditing] = useState(false);
  const isAdministrator = useMe().data?.permissions.includes(identityPermissions.manage) ?? false;
  const close = () => {
    update.reset();
    setEditing(false);
  };
  return (
    <>
      <div className="account-data-actions">
        <Button variant="primary" icon={<Pencil size={18} />} onPress={() => setEditing(true)}>
          {say('personnel.edit')}
        </Button>
      </div>
      <ProfileFacts profile={profile} isOwn={false} />
      {isAdministrator && <DirectoryCard personId={profile.personId} />}
      <ProfileForm
        title={say('personnel.edit')}
        profile={profile}
        isOpen={isEditing}
        isPending={update.isPending}
        error={update.error}
        onClose={close}
        onSave={(change) =>
          update.mutate(change, {
            onSuccess: ({ message }) => {
              close();
              toasts.show({ tone: 'success', title: message });
            },
          })
        }
      />
    </>
  );
}

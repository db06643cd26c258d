import {
  Button,
  Card,
  ComboBox,
  EmptyState,
  ErrorSummary,
  PageHeader,
  Panels,
  Skeleton,
  useWords,
} from '@sarn/platform-web';
import type { Option } from '@sarn/platform-web';
import type { Profile } from '@sarn/organisation/contract';
import { Pencil, UserSearch } from 'lucide-react';
import { useState } from 'react';
import { findPeople, usePersonProfile, useUpdatePersonProfile } from '../profile/profile.client.ts';
import { organisationWords } from '../words/organisation-words.ts';
import { ProfileFacts } from '../profile/ProfileFacts.tsx';
import { useMe } from '../organisation.client.ts';
import { ProfileForm } from '../profile/ProfileForm.tsx';

/** The records of people, for the personnel office. */
export default function PersonnelPage() {
  const say = useWords(organisationWords);
  const [person, setPerson] = useState<Option | null>(null);
  const profile = usePersonProfile(person?.value ?? null);
  return (
    <div className="s-record-page">
      <PageHeader title={say('personnel.title')} />
      <Card>
        <p className="s-record-lead s-muted">{say('personnel.text')}</p>
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
  const say = useWords(organisationWords);
  const update = useUpdatePersonProfile(profile.personId);
  const [isEditing, setEditing] = useState(false);
  const permissions = useMe().data?.permissions ?? [];
  const close = () => {
    update.reset();
    setEditing(false);
  };
  return (
    <>
      <div className="s-record-data-actions">
        <Button variant="primary" icon={<Pencil size={18} />} onPress={() => setEditing(true)}>
          {say('personnel.edit')}
        </Button>
      </div>
      <ProfileFacts profile={profile} isOwn={false} />
      <Panels place="person" subjectId={profile.personId} permissions={permissions} />
      <ProfileForm
        title={say('personnel.edit')}
        profile={profile}
        isOpen={isEditing}
        onClose={close}
        save={async (change) => update.mutateAsync(change)}
      />
    </>
  );
}

import { Button, ErrorSummary, Panels, Skeleton, useOpened, useWords } from '@sarn/platform-web';
import type { Profile } from '@sarn/profile/contract';
import { Pencil } from 'lucide-react';
import {
  readPersonProfile,
  usePersonProfile,
  useUpdatePersonProfile,
} from '../profile/profile.client.ts';
import { profileWords } from '../words/profile-words.ts';
import { ProfileFacts } from '../profile/ProfileFacts.tsx';
import { useMe } from '@sarn/organisation/web';
import { ProfileForm } from '../profile/ProfileForm.tsx';

/** The record of a person for the personnel office; opening it is recorded. */
export function PersonRecord({ personId }: { readonly personId: string }) {
  const profile = usePersonProfile(personId);
  return (
    <>
      <ErrorSummary error={profile.error} onRetry={() => void profile.refetch()} />
      {profile.isLoading && <Skeleton count={8} />}
      {profile.data && <Record key={profile.data.personId} profile={profile.data} />}
    </>
  );
}

function Record({ profile }: { readonly profile: Profile }) {
  const say = useWords(profileWords);
  const update = useUpdatePersonProfile(profile.personId);
  const [isEditing, setEditing] = useOpened<true>(
    (_row, what) => what === 'record' || undefined,
    () => ({ row: '', what: 'record' }),
  );
  const permissions = useMe().data?.permissions ?? [];
  const close = () => {
    update.reset();
    setEditing(null);
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
        isOpen={isEditing === true}
        onClose={close}
        load={() => readPersonProfile(profile.personId)}
        save={async (change, seen) => update.mutateAsync({ change, seen })}
      />
    </>
  );
}

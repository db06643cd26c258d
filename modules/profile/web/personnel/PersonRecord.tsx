import { Button, ErrorSummary, Panels, Skeleton, useOpened, useWords } from '@sarn/platform-web';
import type { Profile } from '@sarn/profile/contract';
import { Pencil } from 'lucide-react';
import type { ComponentType } from 'react';
import {
  readPersonProfile,
  usePersonProfile,
  useUpdatePersonProfile,
} from '../profile/profile.client.ts';
import { profileWords } from '../words/profile-words.ts';
import { ProfileFacts } from '../profile/ProfileFacts.tsx';
import { useMe } from '@sarn/organisation/web';
import { ProfileForm } from '../profile/ProfileForm.tsx';

interface PersonRecordProps {
  readonly personId: string;
  /** The head of the page, with the name of the person and the post; both are empty until they are read. */
  readonly Head: ComponentType<PersonHead>;
}

/** Whose record it is. */
export interface PersonHead {
  readonly name: string;
  readonly post: string;
}

/** The record of a person for the personnel office; opening it is recorded. */
export function PersonRecord({ personId, Head }: PersonRecordProps) {
  const profile = usePersonProfile(personId);
  return (
    <>
      <Head {...headOf(profile.data)} />
      <ErrorSummary error={profile.error} onRetry={() => void profile.refetch()} />
      {profile.isLoading && <Skeleton count={8} />}
      {profile.data && <Record key={profile.data.personId} profile={profile.data} />}
    </>
  );
}

function headOf(profile: Profile | undefined): PersonHead {
  if (!profile) return { name: '', post: '' };
  const { prefix, firstName, lastName, position, unit } = profile.values;
  return {
    name: `${prefix ?? ''}${firstName ?? ''} ${lastName ?? ''}`.trim(),
    post: [position, unit].filter(Boolean).join(' · '),
  };
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

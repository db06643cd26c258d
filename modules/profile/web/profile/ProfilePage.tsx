import { settingsMenus } from '@sarn/kernel';
import {
  Button,
  ErrorSummary,
  LinkButton,
  PageHeader,
  Panels,
  Skeleton,
  useWords,
} from '@sarn/platform-web';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { readProfile, useProfile, useUpdateProfile } from './profile.client.ts';
import { useMe } from '@sarn/organisation/web';
import { profileWords } from '../words/profile-words.ts';
import { SignatureCard } from '../signature/SignatureCard.tsx';
import { PictureCard } from './PictureCard.tsx';
import { PostsCard } from './PostsCard.tsx';
import { ProfileFacts } from './ProfileFacts.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import './profile.css';

/** `/profile`: the own record, what of it can be changed, picture and signature. */
export default function ProfilePage() {
  const say = useWords(profileWords);
  const profile = useProfile();
  const update = useUpdateProfile();
  const [isEditing, setEditing] = useState(false);
  const close = () => {
    update.reset();
    setEditing(false);
  };
  const mayEditOthers = useMe().data?.permissions.includes('identity.personnel') === true;
  const edit = (
    <>
      {mayEditOthers && (
        <LinkButton href={`/settings/${settingsMenus.centre}/employee-information`} variant="quiet">
          {say('personnel.title')}
        </LinkButton>
      )}
      <LinkButton href="/account-information" variant="quiet">
        {say('profile.account')}
      </LinkButton>
      <Button
        variant="primary"
        icon={<Pencil size={18} />}
        isDisabled={!profile.data}
        onPress={() => setEditing(true)}
      >
        {say('profile.edit')}
      </Button>
    </>
  );
  return (
    <div className="s-record-page profile-page">
      <PageHeader title={say('profile.title')} actions={edit} />
      <ErrorSummary error={profile.error} onRetry={() => void profile.refetch()} />
      {profile.isPending && <Skeleton count={8} />}
      {profile.data && (
        <div className="profile-columns">
          <div className="profile-side">
            <PictureCard profile={profile.data} />
            <SignatureCard />
            <Panels place="profile" subjectId={profile.data.personId} permissions={[]} />
          </div>
          <div className="profile-main">
            <p className="s-muted">{say('profile.intro')}</p>
            <ProfileFacts profile={profile.data} isOwn />
            <PostsCard />
          </div>
          <ProfileForm
            title={say('profile.editTitle')}
            profile={profile.data}
            isOpen={isEditing}
            onClose={close}
            load={readProfile}
            save={async (change) => update.mutateAsync(change)}
          />
        </div>
      )}
    </div>
  );
}

import type { Profile } from '@sarn/profile/contract';
import type { Language } from '@sarn/kernel';
import { Button, Card, useDialogs, useLanguage, useToasts, useWords } from '@sarn/platform-web';
import { Camera, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useRemovePicture } from './profile.client.ts';
import { profileWords } from '../words/profile-words.ts';
import { useOwnAvatar } from '@sarn/organisation/web';
import { PictureDialog } from './PictureDialog.tsx';
import './profile.css';

/** The own picture, large, with the name of the person and the actions. */
export function PictureCard({ profile }: { readonly profile: Profile }) {
  const say = useWords(profileWords);
  const picture = useOwnAvatar(profile.personId);
  const [isOpen, setOpen] = useState(false);
  const { position, unit } = profile.values;
  const language = useLanguage();
  return (
    <Card title={say('picture.title')}>
      <div className="picture-card">
        <img className="picture-card-image" src={picture} alt="" width={144} height={144} />
        <p className="picture-card-name">{profileName(profile, language)}</p>
        <p>{position}</p>
        <p className="s-muted">{unit}</p>
        <div className="picture-card-actions">
          <Button icon={<Camera size={18} />} onPress={() => setOpen(true)}>
            {say('picture.change')}
          </Button>
          {profile.pictureTag !== null && <RemoveButton />}
        </div>
      </div>
      {isOpen && <PictureDialog onClose={() => setOpen(false)} />}
    </Card>
  );
}

/** The whole name; in English if one is stored. */
function profileName({ values }: Profile, language: Language): string {
  const english = `${values.firstNameEn} ${values.lastNameEn}`.trim();
  if (language === 'en' && english !== '') return english;
  return `${values.prefix}${values.firstName} ${values.lastName}`.trim();
}

function RemoveButton() {
  const say = useWords(profileWords);
  const dialogs = useDialogs();
  const toasts = useToasts();
  const remove = useRemovePicture();
  const ask = async () => {
    const question = { title: say('picture.removeQuestion'), text: say('picture.removeText') };
    if (!(await dialogs.confirm({ ...question, confirmLabel: say('picture.remove') }))) return;
    remove.mutate(undefined, {
      onSuccess: ({ message }) => toasts.show({ tone: 'success', title: message }),
      onError: (error) => toasts.fail(error),
    });
  };
  return (
    <Button
      variant="ghost"
      icon={<Trash2 size={18} />}
      isPending={remove.isPending}
      onPress={() => void ask()}
    >
      {say('picture.remove')}
    </Button>
  );
}

import { profileFieldNames, profileFields } from '@sarn/profile/contract';
import type { Profile, ProfileEditor, ProfileFieldName } from '@sarn/profile/contract';
import { Card, useLanguage, useWords } from '@sarn/platform-web';
import { BriefcaseBusiness, Lock, Pencil } from 'lucide-react';
import { profileWords } from '../words/profile-words.ts';
import { fieldLabel, fieldText } from './field-text.ts';
import './profile.css';

const groups = ['name', 'work', 'personal', 'contact'] as const;
const signs = { self: Pencil, personnel: Lock, post: BriefcaseBusiness } as const;

export interface ProfileFactsProps {
  readonly profile: Profile;
  /** Whether it is the reader's own profile. */
  readonly isOwn: boolean;
}

/** The fields of a profile by group, each with who may change it. */
export function ProfileFacts({ profile, isOwn }: ProfileFactsProps) {
  const say = useWords(profileWords);
  return groups.map((group) => (
    <Card key={group} title={say(`group.${group}`)} isFlush>
      <dl className="profile-facts">
        {profileFieldNames
          .filter((name) => profileFields[name].group === group)
          .map((name) => (
            <Fact key={name} name={name} value={profile.values[name]} isOwn={isOwn} />
          ))}
      </dl>
    </Card>
  ));
}

interface FactProps {
  readonly name: ProfileFieldName;
  readonly value: string;
  readonly isOwn: boolean;
}

function Fact({ name, value, isOwn }: FactProps) {
  const say = useWords(profileWords);
  const language = useLanguage();
  const { editor, kind } = profileFields[name];
  return (
    <div className="profile-fact">
      <dt>{fieldLabel(name, language)}</dt>
      <dd>
        <span className={kind === 'lines' ? 'profile-lines' : undefined}>
          {fieldText(say, name, value, language) || (
            <span className="s-muted">{say('profile.none')}</span>
          )}
        </span>
        {kind === 'hidden' && value !== '' && (
          <span className="s-muted s-small">{say('hint.idCard')}</span>
        )}
      </dd>
      <dd className="profile-editor">
        <Editor editor={editor} isOwn={isOwn} />
      </dd>
    </div>
  );
}

function Editor(props: { readonly editor: ProfileEditor; readonly isOwn: boolean }) {
  const { editor, isOwn } = props;
  const say = useWords(profileWords);
  const Sign = signs[editor];
  return (
    <span className="profile-editor-sign" data-editor={editor}>
      <Sign size={14} aria-hidden="true" />
      {say(editor === 'self' && !isOwn ? 'editor.owner' : `editor.${editor}`)}
    </span>
  );
}

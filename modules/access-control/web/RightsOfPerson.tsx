import { settingsMenus } from '@sarn/kernel';
import { Card, LinkButton, useWords } from '@sarn/platform-web';
import { accessWords } from './words/access-words.ts';

/** On the record of a person, for who gives rights: the way to everything that this person may do. */
export function RightsOfPerson({ subjectId: person }: { readonly subjectId: string }) {
  const say = useWords(accessWords);
  const asked = new URLSearchParams({ way: 'person', person });
  return (
    <Card
      title={say('who.rights')}
      actions={
        <LinkButton href={`/settings/${settingsMenus.centre}/who-may?${asked}`} variant="quiet">
          {say('who.ofPerson')}
        </LinkButton>
      }
    >
      <p className="s-muted">{say('who.rightsText')}</p>
    </Card>
  );
}

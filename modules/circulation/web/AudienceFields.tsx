import { CheckboxField, CheckboxGroup, useWords } from '@sarn/platform-web';
import { mostPeople } from '@sarn/circulation/contract';
import { PeoplePicker } from '@sarn/organisation/web';
import { UnitsPicker } from '@sarn/organisation/web';
import type { ChosenAudience } from './audience.ts';
import { useGroups } from './circulation.client.ts';
import { GroupPeople } from '@sarn/access-control/group-people';
import { circulationWords } from './words/circulation-words.ts';

interface AudienceFieldsProps {
  readonly audience: ChosenAudience;
  readonly onChange: (part: Partial<ChosenAudience>) => void;
  /** How far the sender may circulate: with `units`, not to everybody. */
  readonly reach: 'units' | 'agency';
  readonly error: string | null;
}

/** Fields for the recipients: everybody, or units, groups and people together. */
export function AudienceFields({ audience, onChange, reach, error }: AudienceFieldsProps) {
  const say = useWords(circulationWords);
  const groups = useGroups().data?.rows ?? [];
  return (
    <div className="reg-stack">
      {reach === 'agency' ? (
        <CheckboxField
          isSelected={audience.everyone}
          hint={say('send.everyoneHint')}
          onChange={(everyone) => onChange({ everyone })}
        >
          {say('send.everyone')}
        </CheckboxField>
      ) : (
        <p className="s-muted s-small">{say('send.reach')}</p>
      )}
      {!audience.everyone && (
        <>
          {groups.length > 0 && (
            <CheckboxGroup
              label={say('send.groups')}
              options={groups.map(({ id, name, units, people }) => ({
                value: id,
                label: name,
                hint: say('group.members', { units: units.length, people: people.length }),
              }))}
              value={audience.groupIds}
              onChange={(groupIds) => onChange({ groupIds })}
            />
          )}
          <PeoplePicker
            label={say('send.people')}
            scopeUnitId={null}
            people={audience.people}
            onChange={(people) => onChange({ people })}
          />
          <GroupPeople
            people={audience.people}
            most={mostPeople.audience}
            onChange={(people) => onChange({ people })}
          />
          <UnitsPicker
            label={say('send.units')}
            units={audience.units}
            onChange={(units) => onChange({ units })}
            error={error}
            isOptional
          />
        </>
      )}
    </div>
  );
}

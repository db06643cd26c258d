import { duties } from '@sarn/organisation/contract';
import type { Duty } from '@sarn/organisation/contract';
import { ComboBox, Select, useWords } from '@sarn/platform-web';
import type { Option } from '@sarn/platform-web';
import { useKeptUnits } from './record.client.ts';
import { useLevelOptions, useNameOptions } from './term-options.ts';
import { recordWords } from './words/record-words.ts';

/** A post while it is chosen. */
export interface PostDraft {
  readonly unit: Option | null;
  readonly position: string;
  /** Code of a position level; empty for none. */
  readonly level: string;
  readonly duty: Duty;
}

export const noPost: PostDraft = { unit: null, position: '', level: '', duty: 'officer' };

interface PostFieldsProps {
  readonly post: PostDraft;
  /** Code of an employee type: whose levels are offered. */
  readonly employment: string;
  readonly onChange: (post: PostDraft) => void;
  readonly error: (field: 'unit' | 'position') => string | null;
}

/** Unit, position, level and duty. */
export function PostFields({ post, employment, onChange, error }: PostFieldsProps) {
  const say = useWords(recordWords);
  const { data: units = [] } = useKeptUnits();
  const positions = useNameOptions('position-information');
  const levels = useLevelOptions(employment, post);
  const change = (part: Partial<PostDraft>) => onChange({ ...post, ...part });
  return (
    <>
      <ComboBox
        label={say('unit')}
        isRequired
        options={units.map(({ id, nameTh }) => ({ value: id, label: nameTh }))}
        value={post.unit}
        onChange={(unit) => change({ unit })}
        error={error('unit')}
      />
      <ComboBox
        label={say('position')}
        description={say('positionHint')}
        isRequired
        isFreeText
        options={positions}
        value={post.position === '' ? null : { value: '', label: post.position }}
        onChange={(position) => change({ position: position?.label.slice(0, 200) ?? '' })}
        error={error('position')}
      />
      <Select
        label={say('level')}
        options={[{ value: '', label: say('noLevel') }, ...levels]}
        value={post.level}
        onChange={(level) => change({ level })}
      />
      <Select
        label={say('duty')}
        options={duties.map((value) => ({ value, label: say(`dutyName.${value}`) }))}
        value={post.duty}
        onChange={(duty) => change({ duty })}
      />
    </>
  );
}

/** What is missing in a post, by field. */
export const postFaults = (
  { unit, position }: PostDraft,
  missing: (field: 'unit' | 'position') => string,
) => ({
  unit: !unit?.value && missing('unit'),
  position: position.trim() === '' && missing('position'),
});

/** A post as it is sent. */
export const sentPost = ({ unit, position, level, duty }: PostDraft) => ({
  ...{ unitId: unit?.value ?? '', position: position.trim(), levelCode: level, duty },
});

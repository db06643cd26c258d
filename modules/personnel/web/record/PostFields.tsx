import { useUnits } from '@sarn/organisation/web';
import { duties } from '@sarn/organisation/contract';
import type { Duty } from '@sarn/organisation/contract';
import { ComboBox, Select, TextField, useWords } from '@sarn/platform-web';
import type { Option } from '@sarn/platform-web';
import { levelCodes } from '@sarn/personnel/contract';
import { recordWords } from './words/record-words.ts';

/** A post while it is chosen. */
export interface PostDraft {
  readonly unit: Option | null;
  readonly position: string;
  readonly level: (typeof levelCodes)[number] | '';
  readonly duty: Duty;
}

export const noPost: PostDraft = { unit: null, position: '', level: '', duty: 'officer' };

/** The words of the levels, as they are printed behind a position. */
const levelWords: Readonly<Record<(typeof levelCodes)[number], string>> = {
  ...{ O1: 'ปฏิบัติงาน', O2: 'ชำนาญงาน', O3: 'อาวุโส', O4: 'ทักษะพิเศษ', K1: 'ปฏิบัติการ' },
  ...{ K2: 'ชำนาญการ', K3: 'ชำนาญการพิเศษ', K4: 'เชี่ยวชาญ', K5: 'ทรงคุณวุฒิ' },
  ...{ M1: 'อำนวยการต้น', M2: 'อำนวยการสูง', S1: 'บริหารต้น', S2: 'บริหารสูง' },
};

interface PostFieldsProps {
  readonly post: PostDraft;
  readonly onChange: (post: PostDraft) => void;
  readonly error: (field: 'unit' | 'position') => string | null;
}

/** Unit, position, level and duty. */
export function PostFields({ post, onChange, error }: PostFieldsProps) {
  const say = useWords(recordWords);
  const { data: units = [] } = useUnits();
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
      <TextField
        label={say('position')}
        description={say('positionHint')}
        isRequired
        maxLength={200}
        value={post.position}
        onChange={(position) => change({ position })}
        error={error('position')}
      />
      <Select
        label={say('level')}
        options={[
          { value: '' as const, label: say('noLevel') },
          ...levelCodes.map((value) => ({ value, label: `${levelWords[value]} (${value})` })),
        ]}
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

import {
  CheckboxGroup,
  FormRow,
  IconButton,
  TextField,
  useLanguage,
  useWords,
} from '@sarn/platform-web';
import type { PostOfUnit } from '@sarn/organisation/contract';
import { Trash2 } from 'lucide-react';
import { unitsWords } from '../words/units-words.ts';
import type { PartDraft } from './split-draft.ts';
import { useMissing } from './use-act-form.ts';

interface SplitPartProps {
  readonly part: PartDraft;
  readonly number: number;
  readonly posts: readonly PostOfUnit[];
  /** Posts that go to other parts. */
  readonly taken: readonly string[];
  /** What is missing is told. */
  readonly isChecked: boolean;
  /** Why its code was refused. */
  readonly codeError: string | null;
  readonly onChange: (part: PartDraft) => void;
  /** Null for the only part. */
  readonly onRemove: (() => void) | null;
}

/** One new unit: its names and codes, and the posts that go to it. */
export function SplitPart(props: SplitPartProps) {
  const { part, number, posts, taken, isChecked, codeError, onChange, onRemove } = props;
  const say = useWords(unitsWords);
  const language = useLanguage();
  const free = posts.filter(({ id }) => !taken.includes(id));
  const bind = (field: 'nameTh' | 'abbreviation' | 'code' | 'letterCode') => ({
    label: say(`field.${field}`),
    value: part[field],
    onChange: (value: string) => onChange({ ...part, [field]: value }),
  });
  const missing = useMissing();
  const wrong = (field: 'nameTh' | 'code') => (isChecked && missing(field, part[field])) || null;
  return (
    <fieldset className="units-part">
      <legend>{say('split.part', { number })}</legend>
      {onRemove && (
        <IconButton
          className="units-part-remove"
          size="s"
          aria-label={say('split.removePart', { number })}
          onPress={onRemove}
        >
          <Trash2 size={18} />
        </IconButton>
      )}
      <TextField isRequired maxLength={300} error={wrong('nameTh')} {...bind('nameTh')} />
      <FormRow>
        <TextField isRequired maxLength={40} error={wrong('code') ?? codeError} {...bind('code')} />
      </FormRow>
      <FormRow>
        <TextField maxLength={40} description={say('letterCode.none')} {...bind('letterCode')} />
      </FormRow>
      <FormRow>
        <TextField maxLength={40} {...bind('abbreviation')} />
      </FormRow>
      <CheckboxGroup
        label={say('split.posts')}
        options={free.map((post) => ({
          value: post.id,
          label: (language === 'en' && post.titleEn) || post.titleTh,
          hint: post.holderName || say('split.vacant'),
        }))}
        value={part.postIds.filter((id) => !taken.includes(id))}
        onChange={(postIds) => onChange({ ...part, postIds })}
      />
    </fieldset>
  );
}

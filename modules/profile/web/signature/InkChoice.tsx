import { RadioGroup, useWords } from '@sarn/platform-web';
import { profileWords } from '../words/profile-words.ts';
import { inks } from './pad-options.ts';
import type { Ink } from './pad-options.ts';

/** Blue, which distinguishes signatures on paper from copies, or black. */
export function InkChoice(props: { readonly value: Ink; readonly onChange: (ink: Ink) => void }) {
  const say = useWords(profileWords);
  const options = (Object.keys(inks) as Ink[]).map((value) => ({
    value,
    label: say(`signature.${value}`),
  }));
  return <RadioGroup label={say('signature.ink')} isRow options={options} {...props} />;
}

import { RadioGroup, useWords } from '@sarn/platform-web';
import { accountWords } from '../account/words/account-words.ts';
import { inks } from './pad-options.ts';
import type { Ink } from './pad-options.ts';

/** Blue, as signatures on paper are told from copies, or black. */
export function InkChoice(props: { readonly value: Ink; readonly onChange: (ink: Ink) => void }) {
  const say = useWords(accountWords);
  const options = (Object.keys(inks) as Ink[]).map((value) => ({
    value,
    label: say(`signature.${value}`),
  }));
  return <RadioGroup label={say('signature.ink')} isRow options={options} {...props} />;
}

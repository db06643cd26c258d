import { cardColours } from '@sarn/configuration/contract';
import type { CardSetting } from '@sarn/configuration/contract';
import {
  CheckboxField,
  FormDialog,
  Select,
  TextField,
  useForm,
  useLanguage,
  useWords,
} from '@sarn/platform-web';
import { inLanguage } from '@sarn/portal/web';
import { configurationWords } from './words/configuration-words.ts';

interface CardDialogProps {
  readonly card: CardSetting;
  readonly cards: readonly CardSetting[];
  readonly onDone: (changed: CardSetting) => void;
  readonly onClose: () => void;
}

/** Words and colour of a card, and which other shows its work when it is hidden. */
export function CardDialog({ card, cards, onDone, onClose }: CardDialogProps) {
  const say = useWords(configurationWords);
  const language = useLanguage();
  const takers = cards.filter(({ code, isHidden }) => code !== card.code && !isHidden);
  const form = useForm({
    name: 'configuration.card',
    about: card.code,
    start: card,
    check: ({ th, en, isHidden, taker }) => ({
      th: th.trim() === '' ? say('required') : null,
      en: en.trim() === '' ? say('required') : null,
      taker:
        isHidden && !takers.some(({ code }) => code === taker) ? say('cards.takerMissing') : null,
    }),
    send: async (changed) => ({
      ...changed,
      ...{ th: changed.th.trim(), en: changed.en.trim() },
      taker: changed.isHidden ? changed.taker : null,
    }),
    onDone,
    onFinish: onClose,
  });
  return (
    <FormDialog
      size="s"
      title={say('cards.editTitle')}
      form={form}
      label={say('cards.done')}
      onClose={onClose}
    >
      <TextField label={say('cards.th')} isRequired maxLength={80} {...form.field('th')} />
      <TextField label={say('cards.en')} isRequired maxLength={80} {...form.field('en')} />
      <Select
        label={say('cards.color')}
        options={cardColours.map((value) => ({ value, label: say(`cards.colour.${value}`) }))}
        {...form.field('color')}
      />
      <CheckboxField {...form.tick('isHidden')}>{say('cards.hide')}</CheckboxField>
      {form.values.isHidden && (
        <Select
          label={say('cards.taker')}
          isRequired
          options={takers.map((one) => ({ value: one.code, label: inLanguage(one, language) }))}
          {...form.field('taker')}
        />
      )}
    </FormDialog>
  );
}

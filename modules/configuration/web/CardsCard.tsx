import type { CardSetting } from '@sarn/configuration/contract';
import {
  Button,
  Card,
  SaveForm,
  useForm,
  useOpened,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import { useState } from 'react';
import { CardDialog } from './CardDialog.tsx';
import { CardRow } from './CardRow.tsx';
import { readConfiguration, useSaveCards } from './configuration.client.ts';
import { ReasonField } from './ReasonField.tsx';
import { configurationWords } from './words/configuration-words.ts';

interface CardsCardProps {
  readonly saved: {
    readonly cards: readonly CardSetting[];
    readonly source: string;
    readonly version: number;
  };
}

/** The form of the cards, and how the usual ones are set again. */
function useCards({ saved }: CardsCardProps) {
  const say = useWords(configurationWords);
  const toasts = useToasts();
  const save = useSaveCards();
  const [base, setBase] = useState(saved);
  const told = () => void toasts.show({ tone: 'success', title: say('saved') });
  const form = useForm({
    name: 'configuration.cards',
    start: { cards: base.cards, reason: '' },
    check: ({ cards }) => ({
      cards: cards.every(({ isHidden }) => isHidden) ? say('cards.allHidden') : null,
    }),
    send: async ({ cards, reason }) =>
      save.mutateAsync({ cards: [...cards], version: base.version, reason }),
    onDone: ({ version }, { cards }) => {
      setBase({ cards, version, source: 'centre' });
      form.reset({ cards, reason: '' });
      told();
    },
  });
  const reset = async () => {
    await save.mutateAsync({ cards: null, version: base.version });
    const usual = (await readConfiguration()).cards;
    setBase(usual);
    form.reset({ cards: usual.cards, reason: '' });
    told();
  };
  return { form, reset, isSaving: save.isPending };
}

/** The to-do cards: their order, words and colours, and which are hidden. */
export function CardsCard({ saved }: CardsCardProps) {
  const say = useWords(configurationWords);
  const { form, reset, isSaving } = useCards({ saved });
  const [moved, setMoved] = useState('');
  const { cards } = form.values;
  const [edited, setEdited] = useOpened<CardSetting>(
    (code) => cards.find((card) => card.code === code),
    ({ code }) => ({ row: code }),
  );
  const put = (changed: readonly CardSetting[]) => form.change({ cards: changed });
  const shift = (at: number, by: -1 | 1) => {
    const card = cards[at];
    if (!card || at + by < 0 || at + by >= cards.length) return;
    put(cards.toSpliced(at, 1).toSpliced(at + by, 0, card));
    setMoved(say('cards.moved', { name: card.th, place: at + by + 1 }));
  };
  return (
    <Card title={say('cards.title')}>
      <p className="s-muted">{say('cards.text')}</p>
      <SaveForm form={form} label={say('cards.save')} isDisabled={!form.isDirty}>
        <ol className="configuration-cards" aria-label={say('cards.list')}>
          {cards.map((card, at) => (
            <CardRow
              key={card.code}
              {...{ card, cards }}
              onMove={(by) => shift(at, by)}
              onEdit={() => setEdited(card)}
            />
          ))}
        </ol>
        <p className="s-visually-hidden" aria-live="polite">
          {moved}
        </p>
        {form.isDirty && <ReasonField {...form.field('reason')} />}
        {form.error('cards') && <p className="s-field-error">{form.error('cards')}</p>}
      </SaveForm>
      {saved.source === 'centre' && (
        <Button variant="ghost" isPending={isSaving} onPress={() => void reset()}>
          {say('cards.reset')}
        </Button>
      )}
      {/* An earlier list that is offered is answered first: a card put into this one would take its place. */}
      {edited && !form.kept && (
        <CardDialog
          {...{ card: edited, cards }}
          onDone={(changed) => put(cards.map((one) => (one.code === changed.code ? changed : one)))}
          onClose={() => setEdited(null)}
        />
      )}
    </Card>
  );
}

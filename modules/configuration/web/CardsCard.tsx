import type { CardSetting } from '@sarn/configuration/contract';
import {
  Button,
  Card,
  ErrorSummary,
  SaveForm,
  StaleForm,
  useForm,
  useOpened,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import { useState } from 'react';
import { CardDialog } from './CardDialog.tsx';
import { CardRow } from './CardRow.tsx';
import { readConfiguration, useSaveCards, useUsualCards } from './configuration.client.ts';
import { ReasonField } from './ReasonField.tsx';
import { useComparedCards } from './compared-cards.ts';
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
      begin({ cards, version, source: 'centre' });
    },
  });
  const begin = (next: CardsCardProps['saved']) => {
    setBase(next);
    form.reset({ cards: next.cards, reason: '' });
    told();
  };
  const again = useUsualCards();
  const takeUsual = (): void => again.mutate(base.version, { onSuccess: begin });
  return { form, setBase, again, takeUsual };
}

/** The to-do cards: their order, words and colours, and which are hidden. */
export function CardsCard({ saved }: CardsCardProps) {
  const say = useWords(configurationWords);
  const { form, setBase, again, takeUsual } = useCards({ saved });
  const [moved, setMoved] = useState('');
  const { cards } = form.values;
  const [edited, setEdited] = useOpened<CardSetting>(
    (code) => cards.find((card) => card.code === code),
    ({ code }) => ({ row: code }),
  );
  const compared = useComparedCards(cards);
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
        <StaleForm
          form={form}
          load={async () => (await readConfiguration()).cards}
          startOf={(now) => ({ cards: now.cards, reason: form.values.reason })}
          fields={compared}
          onSeen={setBase}
        />
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
      {saved.source === 'centre' && <UsualCards again={again} onPress={takeUsual} />}
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

interface UsualCardsProps {
  readonly again: ReturnType<typeof useUsualCards>;
  readonly onPress: () => void;
}

/** Takes the cards of the deployment again. The button goes with what it undoes, so its call is kept by who shows it. */
function UsualCards({ again: { error, isPending }, onPress }: UsualCardsProps) {
  const say = useWords(configurationWords);
  return (
    <>
      <ErrorSummary error={error} isFocused />
      <Button variant="ghost" isPending={isPending} onPress={onPress}>
        {say('cards.reset')}
      </Button>
    </>
  );
}

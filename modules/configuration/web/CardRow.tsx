import type { CardSetting } from '@sarn/configuration/contract';
import { Badge, Button, IconButton, useLanguage, useWords } from '@sarn/platform-web';
import { inLanguage } from '@sarn/portal/web';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { configurationWords } from './words/configuration-words.ts';

interface CardRowProps {
  readonly card: CardSetting;
  readonly cards: readonly CardSetting[];
  readonly onMove: (by: -1 | 1) => void;
  readonly onEdit: () => void;
}

/** A card in the list: its colour and name, whether it is hidden, and the buttons that move it. */
export function CardRow({ card, cards, onMove, onEdit }: CardRowProps) {
  const say = useWords(configurationWords);
  const language = useLanguage();
  const name = inLanguage(card, language);
  const taker = cards.find(({ code }) => code === card.taker);
  return (
    <li className="configuration-card-line">
      <span className="configuration-dot" data-colour={card.color} aria-hidden="true" />
      <span className="configuration-card-name" data-hidden={card.isHidden || undefined}>
        {name}
        {card.isHidden && <Badge tone="neutral">{say('cards.hidden')}</Badge>}
        {card.isHidden && taker && (
          <span className="s-small s-muted">
            {say('cards.takenBy', { name: inLanguage(taker, language) })}
          </span>
        )}
      </span>
      <span className="configuration-card-acts">
        <IconButton
          aria-label={say('cards.up', { name })}
          isDisabled={cards[0] === card}
          onPress={() => onMove(-1)}
        >
          <ArrowUp size={18} aria-hidden="true" />
        </IconButton>
        <IconButton
          aria-label={say('cards.down', { name })}
          isDisabled={cards.at(-1) === card}
          onPress={() => onMove(1)}
        >
          <ArrowDown size={18} aria-hidden="true" />
        </IconButton>
        <Button size="s" aria-label={say('cards.editNamed', { name })} onPress={onEdit}>
          {say('cards.edit')}
        </Button>
      </span>
    </li>
  );
}

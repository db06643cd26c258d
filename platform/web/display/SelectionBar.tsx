import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../action/Button.tsx';
import { IconButton } from '../action/IconButton.tsx';
import { cls } from '../class-names.ts';
import { useIsPhone } from '../layout/use-phone.ts';
import { Menu } from '../overlay/Menu.tsx';
import type { MenuEntry } from '../overlay/menu-entry.ts';
import { platformWords } from '../words/platform-words.ts';
import { useWords } from '../words/words.ts';
import type { WholeOffer } from './use-whole-choice.ts';
import { useWholeWords, WholeChoice } from './WholeChoice.tsx';

/** An act on the chosen rows. */
export interface SelectionAct extends Pick<MenuEntry, 'id' | 'label' | 'icon' | 'isDisabled'> {
  /** On the button of a phone, where the label is long. */
  readonly short?: string;
  readonly onAction: () => void;
}

export interface SelectionBarProps {
  readonly 'aria-label': string;
  /** How many rows are chosen, in words. */
  readonly chosen: string;
  /** Chooses the rows of all pages; null where there are no more. */
  readonly offer: WholeOffer | null;
  /** A primary button before the acts, which are then all further ones. */
  readonly lead?: ReactNode;
  /** The act that is most come for first: on a phone it alone is a button. */
  readonly acts: readonly SelectionAct[];
  /** Whether the first act is the primary one; not where the page has another. */
  readonly isPrimary?: boolean;
  /** Acts that are in the menu at each width, and the label of that menu. */
  readonly more?: { readonly label: string; readonly entries: readonly MenuEntry[] };
  readonly clear: string;
  readonly onClear: () => void;
  /** `list-bulk-bar` where it stands apart from the list. */
  readonly className?: string;
}

/**
 * What can be done with the chosen rows of a list. On a phone it is one row in reach of the thumb: how many,
 * the first act, and a menu with the others. Its style is `bulk.css`, which its page loads.
 */
export function SelectionBar(props: SelectionBarProps) {
  const { chosen, offer, lead, more, clear, onClear } = props;
  const isPhone = useIsPhone();
  const whole = useWholeWords(offer);
  const isReading = offer?.state === 'reading';
  return (
    <div
      className={cls('s-selection-bar', 's-no-print', props.className)}
      role="toolbar"
      aria-label={props['aria-label']}
    >
      <strong role="status">{isPhone && isReading ? whole?.label : chosen}</strong>
      {isPhone ? (
        <PhoneActs {...props} whole={isReading ? null : whole} />
      ) : (
        <>
          <WholeChoice offer={offer} />
          {lead}
          <ActButtons {...props} />
          {more && (
            <Menu
              aria-label={more.label}
              trigger={<Button>{more.label}</Button>}
              entries={more.entries}
            />
          )}
          <Button variant="ghost" onPress={onClear}>
            {clear}
          </Button>
        </>
      )}
    </div>
  );
}

/** The first act, a menu with all others, and the end of the choice. */
function PhoneActs(
  props: SelectionBarProps & { readonly whole: ReturnType<typeof useWholeWords> },
) {
  const { lead, acts, more, whole, clear, onClear } = props;
  const say = useWords(platformWords);
  const shown = lead ? 0 : 1;
  const entries = [
    ...(whole ? [{ id: 'whole', label: whole.label, onAction: whole.onPress }] : []),
    ...acts.slice(shown),
    ...(more?.entries ?? []),
  ];
  const label = more?.label ?? say('table.moreActs');
  return (
    <>
      {lead}
      <ActButtons
        {...props}
        acts={acts
          .slice(0, shown)
          .map(({ short, ...act }) => ({ ...act, label: short ?? act.label }))}
      />
      {entries.length > 0 && (
        <Menu aria-label={label} trigger={<Button>{label}</Button>} entries={entries} />
      )}
      <IconButton aria-label={clear} onPress={onClear}>
        <X size={20} />
      </IconButton>
    </>
  );
}

function ActButtons({ acts, lead, isPrimary }: SelectionBarProps) {
  return acts.map(({ id, label, icon, isDisabled, onAction }, place) => (
    <Button
      key={id}
      {...(place === 0 && isPrimary && !lead ? { variant: 'primary' as const } : {})}
      {...{ icon, isDisabled }}
      onPress={onAction}
    >
      {label}
    </Button>
  ));
}

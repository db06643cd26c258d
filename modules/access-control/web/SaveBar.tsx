import { Button, ErrorSummary, isStale, StaleDifference, useWords } from '@sarn/platform-web';
import type { DifferenceLine, FormFrame } from '@sarn/platform-web';
import { useState } from 'react';
import type { ComponentProps } from 'react';
import { ReasonField } from './ReasonField.tsx';
import { accessWords } from './words/access-words.ts';
import './access.css';

interface SaveBarProps {
  /** The form of the matrix. */
  readonly form: FormFrame;
  readonly reason: ComponentProps<typeof ReasonField>;
  /** How much was changed. */
  readonly title: string;
  /** Whom it concerns. */
  readonly text: string;
  /** It will wait for a second person. */
  readonly asksSecond: boolean;
  /** Where somebody else changed the same cells meanwhile; the rest of what they saved stays. */
  readonly differing: readonly DifferenceLine[];
  /** The difference was seen; false gives up the cells that differ. */
  readonly onSeen: (isMine: boolean) => void;
  /** Discards the changes. */
  readonly onDrop: () => void;
}

/** What was changed in a matrix and not saved, why, and the button that saves it. */
export function SaveBar(props: SaveBarProps) {
  const { form, reason, title, text, asksSecond, differing, onSeen, onDrop } = props;
  const say = useWords(accessWords);
  const [seen, setSeen] = useState<unknown>(null);
  const see = (isMine: boolean) => {
    setSeen(form.failure);
    onSeen(isMine);
  };
  return (
    <section className="access-bar" aria-live="polite">
      <div className="access-bar-text">
        <p>
          <strong>{title}</strong> <span className="s-muted">{text}</span>
        </p>
        <ErrorSummary error={form.failure} isFocused />
        {isStale(form.failure) && form.failure !== seen && (
          <StaleDifference
            lines={differing}
            onTakeTheirs={() => see(false)}
            onKeepMine={() => see(true)}
          />
        )}
        <ReasonField {...reason} />
      </div>
      <div className="access-bar-actions">
        <Button onPress={onDrop} isDisabled={form.isPending}>
          {say('roles.drop')}
        </Button>
        <Button variant="primary" isPending={form.isPending} onPress={() => void form.submit()}>
          {say(asksSecond ? 'roles.second' : 'save')}
        </Button>
      </div>
    </section>
  );
}

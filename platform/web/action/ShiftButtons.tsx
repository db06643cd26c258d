import { ArrowDown, ArrowUp } from 'lucide-react';
import { IconButton } from './IconButton.tsx';

interface ShiftButtonsProps {
  /** What the buttons are called: with the name of what they move. */
  readonly up: string;
  readonly down: string;
  /** The place among `count`, from 0. */
  readonly at: number;
  readonly count: number;
  readonly onShift: (by: -1 | 1) => void;
  readonly size?: 's' | undefined;
}

/** Puts an entry of a list a place up or down. */
export function ShiftButtons({ up, down, at, count, onShift, size }: ShiftButtonsProps) {
  const icon = size ? 16 : 18;
  return (
    <>
      <IconButton
        {...(size ? { size } : {})}
        aria-label={up}
        isDisabled={at <= 0}
        onPress={() => onShift(-1)}
      >
        <ArrowUp size={icon} />
      </IconButton>
      <IconButton
        {...(size ? { size } : {})}
        aria-label={down}
        isDisabled={at < 0 || at >= count - 1}
        onPress={() => onShift(1)}
      >
        <ArrowDown size={icon} />
      </IconButton>
    </>
  );
}

import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { DialogTone } from './dialogs.ts';

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

/** The icon of a tone; the text beside it says the same. */
export function ToneIcon({
  tone,
  size = 22,
}: {
  readonly tone: DialogTone;
  readonly size?: number;
}) {
  const Icon = icons[tone];
  return <Icon size={size} aria-hidden="true" className={`s-tone-icon s-tone-${tone}`} />;
}

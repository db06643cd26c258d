import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import {
  Button,
  Disclosure as AriaDisclosure,
  DisclosurePanel,
  Heading,
} from 'react-aria-components';
import { defined } from '../defined.ts';

export interface DisclosureProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** Beside the title, always visible. */
  readonly aside?: ReactNode;
  readonly isOpen?: boolean | undefined;
  readonly isOpenAtFirst?: boolean | undefined;
  readonly onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** Level of the heading; default 3. */
  readonly level?: 2 | 3 | 4 | undefined;
}

/**
 * A panel that opens and closes under its title. Its content is rendered when it first opens,
 * because many are never opened, and is kept when it closes.
 */
export function Disclosure(props: DisclosureProps) {
  const { isOpen, onOpenChange, isOpenAtFirst } = props;
  const [wasOpened, setOpened] = useState(isOpenAtFirst === true);
  const note = (opens: boolean) => {
    if (opens) setOpened(true);
    onOpenChange?.(opens);
  };
  return (
    <AriaDisclosure
      className="s-disclosure"
      onExpandedChange={note}
      {...defined({ isExpanded: isOpen })}
      {...defined({ defaultExpanded: isOpenAtFirst })}
    >
      <div className="s-disclosure-head">
        <Heading level={props.level ?? 3} className="s-disclosure-title">
          <Button slot="trigger" className="s-disclosure-button">
            <ChevronRight size={18} aria-hidden="true" className="s-disclosure-sign" />
            {props.title}
          </Button>
        </Heading>
        {props.aside}
      </div>
      <DisclosurePanel className="s-disclosure-panel">
        {(wasOpened || isOpen === true) && (
          <div className="s-disclosure-body">{props.children}</div>
        )}
      </DisclosurePanel>
    </AriaDisclosure>
  );
}

import type { Contact, Opening } from '@sarn/contact/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { useContactNamed } from './contact.client.ts';

/** Tells the entry of the address book whose name is entered; of a saved name nothing is told. */
export function useChosenContact(name: string, onChosen: (contact: Contact) => void): void {
  const [known, setKnown] = useState(name);
  const contact = useContactNamed(name === known ? '' : name);
  const tell = useEffectEvent((chosen: Contact) => {
    setKnown(chosen.name);
    onChosen(chosen);
  });
  useEffect(() => {
    if (contact && contact.name !== known) tell(contact);
  }, [contact, known]);
}

/** Whom a letter is addressed to, as its form has it. */
interface Addressed {
  readonly addressee: string;
}

/** Fills in the post and the opening of a chosen entry, unless another addressee was typed. */
export function useContactAddress(
  { addressee }: Addressed,
  change: (part: Addressed & { readonly salutation: Opening }) => void,
): (contact: Contact) => void {
  const [filled, setFilled] = useState('');
  return ({ postAddressed, opening }) => {
    if (postAddressed === '' || (addressee !== '' && addressee !== filled)) return;
    setFilled(postAddressed);
    change({ addressee: postAddressed, salutation: opening });
  };
}

import type { SendMethod } from '@sarn/contact/contract';
import { useEffect, useState } from 'react';
import { useContactNamed } from './contact.client.ts';

/** Sets the usual channel of the address book when a name is entered; saved rows stay. */
export function useUsualMethod(
  name: string,
  onChange: (part: { readonly method: SendMethod }) => void,
): void {
  const [known, setKnown] = useState(name);
  const contact = useContactNamed(name === known ? '' : name);
  useEffect(() => {
    if (!contact || contact.name === known) return;
    setKnown(contact.name);
    onChange({ method: contact.usualMethod });
  }, [contact, known, onChange]);
}

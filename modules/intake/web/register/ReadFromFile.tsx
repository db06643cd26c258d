import { registryWords } from '@sarn/document/web';
import { useWords } from '@sarn/platform-web';
import { ScanText } from 'lucide-react';
import { registrationWords } from '../registration/words/registration-words.ts';
import type { ReadFieldName } from './use-letter-reading.ts';

/** Which fields the file filled in, so that they are compared with the letter. */
export function ReadFromFile({ fields }: { readonly fields: readonly ReadFieldName[] }) {
  const say = useWords(registrationWords);
  const sayField = useWords(registryWords);
  if (fields.length === 0) return null;
  const names = fields.map((name) => sayField(`field.${name}`)).join(' · ');
  return (
    <p className="reg-read s-small" role="status">
      <ScanText size={16} aria-hidden="true" />
      <span>{say('readFromFile', { fields: names })}</span>
    </p>
  );
}

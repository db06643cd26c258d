import { useWords } from '@sarn/platform-web/public';
import type { JudgedSignature } from '@sarn/signing/contract';
import { useEffect, useState } from 'react';
import { earlierForm, earlierName } from '../earlier-form.ts';
import { verifyWords } from './words/verify-words.ts';

interface EarlierFormProps {
  readonly file: { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> };
  readonly signature: JudgedSignature;
  /** Which of the signatures, counted from 1. */
  readonly at: number;
}

/** Saves the file as a signer saw it, where something came later: made on the device from the file that was chosen. */
export function EarlierForm({ file, signature, at }: EarlierFormProps) {
  const say = useWords(verifyWords);
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const form = earlierForm(file.bytes, signature);
    if (!form) return undefined;
    const made = URL.createObjectURL(form);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file.bytes, signature]);
  if (address === undefined) return null;
  return (
    <p className="s-no-print">
      <a href={address} download={earlierName(file.name, at)}>
        {say('judged.asSigned')}
      </a>
    </p>
  );
}

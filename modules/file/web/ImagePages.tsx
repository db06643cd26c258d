import { useWords } from '@sarn/platform-web';
import { useEffect, useState } from 'react';
import { fileWords } from './words/file-words.ts';

/** A picture, as wide as the space available. */
export function ImagePages({ blob, name }: { readonly blob: Blob; readonly name: string }) {
  const say = useWords(fileWords);
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return (
    <div
      className="file-sheets"
      role="region"
      tabIndex={0}
      aria-label={say('viewer.region', { name })}
    >
      {address && <img className="file-image" src={address} alt={name} />}
    </div>
  );
}

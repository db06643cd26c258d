import { chosenImageLimits, imageExtensions } from '@sarn/profile/contract';
import { Button, ErrorSummary, FileUpload, useWords, faultText } from '@sarn/platform-web';
import { useState } from 'react';
import { profileWords } from '../words/profile-words.ts';
import { openImage } from '../profile/open-image.ts';
import { inkOf } from './signature-file.ts';
import type { WayProps } from './way.ts';
import './signature.css';

/** A photographed or scanned signature, with the paper made transparent. */
export function UploadedSignature({ made, onInk }: WayProps) {
  const say = useWords(profileWords);
  const [shown, setShown] = useState<string | null>(made?.toDataURL() ?? null);
  const [error, setError] = useState<unknown>(null);
  const show = (ink: HTMLCanvasElement | null) => {
    onInk(ink);
    setShown(ink?.toDataURL() ?? null);
  };
  const open = async (file: File | undefined) => {
    setError(null);
    if (!file) return;
    const image = await openImage(file).catch((failure: unknown) => {
      setError(failure);
      return null;
    });
    if (!image) return;
    const ink = inkOf(image, true);
    image.close();
    if (!ink) setError(faultText('identity.signature-empty'));
    show(ink);
  };
  return (
    <div className="signature-way">
      <ErrorSummary error={error} isFocused />
      {shown === null ? (
        <FileUpload
          label={say('signature.file')}
          description={say('signature.fileText')}
          accept={imageExtensions}
          maxBytes={chosenImageLimits.maxBytes}
          items={[]}
          onAdd={([file]) => void open(file)}
          onRemove={() => undefined}
        />
      ) : (
        <>
          <div className="signature-sheet signature-picture">
            <img src={shown} alt={say('signature.filePreview')} />
          </div>
          <div className="signature-tools">
            <Button onPress={() => show(null)}>{say('signature.another')}</Button>
          </div>
        </>
      )}
    </div>
  );
}

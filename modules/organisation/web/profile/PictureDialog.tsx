import { chosenImageLimits, imageExtensions, pictureLimits } from '@sarn/organisation/contract';
import {
  Button,
  Dialog,
  ErrorSummary,
  FileUpload,
  Progress,
  formatBytes,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import { useState } from 'react';
import { useSetPicture } from './profile.client.ts';
import { organisationWords } from '../words/organisation-words.ts';
import { wholeCrop } from './crop.ts';
import type { Crop } from './crop.ts';
import { PictureCrop, drawCrop } from './PictureCrop.tsx';
import { canvasFile, openImage, turnedRight } from './open-image.ts';

interface Sent {
  readonly sentBytes: number;
  readonly totalBytes: number;
}

/** Choosing, cropping and sending a picture. */
export function PictureDialog({
  isOpen,
  onClose,
}: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}) {
  const say = useWords(organisationWords);
  const [image, setImage] = useState<ImageBitmap | null>(null);
  const [crop, setCrop] = useState<Crop>(wholeCrop);
  const [error, setError] = useState<unknown>(null);
  const { save, progress, isPending } = useSave(setError);
  const show = (next: ImageBitmap | null) => {
    image?.close();
    setImage(next);
    setCrop(wholeCrop);
  };
  const close = () => {
    show(null);
    setError(null);
    onClose();
  };
  const open = (file: File | undefined) => {
    setError(null);
    if (file) void openImage(file).then(show, setError);
  };
  const footer = image && (
    <>
      <Button onPress={() => show(null)} isDisabled={isPending}>
        {say('picture.another')}
      </Button>
      <Button
        variant="primary"
        isPending={isPending}
        onPress={() => void save(image, crop).then((isSaved) => isSaved && close())}
      >
        {say('picture.save')}
      </Button>
    </>
  );
  return (
    <Dialog title={say('picture.crop')} isOpen={isOpen} onClose={close} isGuarded footer={footer}>
      <div className="picture-dialog">
        <ErrorSummary error={error} isFocused />
        {image ? (
          <PictureCrop
            image={image}
            crop={crop}
            onCrop={setCrop}
            onTurn={() => void turnedRight(image).then(show, setError)}
          />
        ) : (
          <FileUpload
            label={say('picture.choose')}
            description={say('picture.chooseText')}
            accept={imageExtensions}
            maxBytes={chosenImageLimits.maxBytes}
            items={[]}
            onAdd={([file]) => open(file)}
            onRemove={() => undefined}
          />
        )}
        {progress && <SendProgress {...progress} />}
      </div>
    </Dialog>
  );
}

function SendProgress({ sentBytes, totalBytes }: Sent) {
  const say = useWords(organisationWords);
  const text = `${formatBytes(sentBytes)} / ${formatBytes(totalBytes)}`;
  const value = totalBytes > 0 ? sentBytes / totalBytes : null;
  return <Progress label={say('picture.sending')} value={value} text={text} />;
}

/** Makes the square and sends it. */
function useSave(onError: (error: unknown) => void) {
  const toasts = useToasts();
  const send = useSetPicture();
  const [progress, setProgress] = useState<Sent | null>(null);
  const save = async (image: ImageBitmap, crop: Crop): Promise<boolean> => {
    onError(null);
    const canvas = document.createElement('canvas');
    canvas.width = pictureLimits.madeSide;
    canvas.height = pictureLimits.madeSide;
    drawCrop(canvas, image, crop);
    try {
      const file = await canvasFile(canvas, 'image/jpeg', 'picture.jpg');
      const done = await send.mutateAsync({ file, onProgress: setProgress });
      toasts.show({ tone: 'success', title: done.message });
      return true;
    } catch (error) {
      onError(error);
      return false;
    } finally {
      setProgress(null);
    }
  };
  return { save, progress, isPending: send.isPending };
}

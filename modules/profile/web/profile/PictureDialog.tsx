import { chosenImageLimits, imageExtensions, pictureLimits } from '@sarn/profile/contract';
import {
  Button,
  Dialog,
  ErrorSummary,
  FileUpload,
  FormLayout,
  Progress,
  formatBytes,
  useClose,
  useDialogForm,
  useWords,
} from '@sarn/platform-web';
import { useState } from 'react';
import { useSetPicture } from './profile.client.ts';
import { profileWords } from '../words/profile-words.ts';
import { wholeCrop } from './crop.ts';
import type { Crop } from './crop.ts';
import { PictureCrop, drawCrop } from './PictureCrop.tsx';
import { canvasFile, openImage, turnedRight } from './open-image.ts';

interface Sent {
  readonly sentBytes: number;
  readonly totalBytes: number;
}

interface PictureDraft {
  readonly image: ImageBitmap | null;
  readonly crop: Crop;
}

const noPicture: PictureDraft = { image: null, crop: wholeCrop };

/** Choosing, cropping and sending a picture. */
export function PictureDialog({ onClose }: { readonly onClose: () => void }) {
  const say = useWords(profileWords);
  const [openFailure, setOpenFailure] = useState<unknown>(null);
  const { form, progress } = usePictureForm(onClose);
  const { image, crop } = form.values;
  const show = (next: ImageBitmap | null) => {
    image?.close();
    form.change({ image: next, crop: wholeCrop });
  };
  const close = useClose(form, () => {
    image?.close();
    onClose();
  });
  const shut = () => void close();
  const open = (file: File | undefined) => {
    setOpenFailure(null);
    if (file) void openImage(file).then(show, setOpenFailure);
  };
  const footer = image && (
    <>
      <Button onPress={() => show(null)} isDisabled={form.isPending}>
        {say('picture.another')}
      </Button>
      <Button type="submit" form={form.id} variant="primary" isPending={form.isPending}>
        {say('picture.save')}
      </Button>
    </>
  );
  return (
    <Dialog title={say('picture.crop')} isOpen isGuarded footer={footer} onClose={shut}>
      <FormLayout form={form}>
        <div className="picture-dialog">
          <ErrorSummary error={openFailure ?? form.failure} isFocused />
          {image ? (
            <PictureCrop
              image={image}
              crop={crop}
              onCrop={(move) => form.change((known) => ({ crop: move(known.crop) }))}
              onTurn={() => void turnedRight(image).then(show, setOpenFailure)}
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
      </FormLayout>
    </Dialog>
  );
}

/** The form of the picture, and how much of it is sent. */
function usePictureForm(onClose: () => void) {
  const send = useSetPicture();
  const [progress, setProgress] = useState<Sent | null>(null);
  const form = useDialogForm({
    name: 'profile.picture',
    start: noPicture,
    // A picture is kept nowhere but where it is saved.
    withoutSecrets: () => ({}),
    send: async ({ image, crop }) => {
      if (!image) throw new Error('no picture was chosen');
      try {
        const file = await squareFile(image, crop);
        return await send.mutateAsync({ file, onProgress: setProgress });
      } finally {
        setProgress(null);
      }
    },
    told: ({ message }) => ({ title: message }),
    onFinish: (_, { image }) => image?.close(),
    onClose,
  });
  return { form, progress };
}

/** The chosen square of a picture as the file that is sent. */
function squareFile(image: ImageBitmap, crop: Crop): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = pictureLimits.madeSide;
  canvas.height = pictureLimits.madeSide;
  drawCrop(canvas, image, crop);
  return canvasFile(canvas, 'image/jpeg', 'picture.jpg');
}

function SendProgress({ sentBytes, totalBytes }: Sent) {
  const say = useWords(profileWords);
  const text = `${formatBytes(sentBytes)} / ${formatBytes(totalBytes)}`;
  const value = totalBytes > 0 ? sentBytes / totalBytes : null;
  return <Progress label={say('picture.sending')} value={value} text={text} />;
}

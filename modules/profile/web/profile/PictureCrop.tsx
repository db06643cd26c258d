import { pictureLimits } from '@sarn/profile/contract';
import { Button, Slider, useWords } from '@sarn/platform-web';
import { RotateCw } from 'lucide-react';
import { useCallback, useEffect, useRef } from 'react';
import type { PointerEvent } from 'react';
import { profileWords } from '../words/profile-words.ts';
import { cropSquare, dragged, largestZoom, zoomed } from './crop.ts';
import type { Crop } from './crop.ts';
import './profile.css';

export interface PictureCropProps {
  readonly image: ImageBitmap;
  readonly crop: Crop;
  readonly onCrop: (change: (crop: Crop) => Crop) => void;
  readonly onTurn: () => void;
}

/** Draws the cropped part of a picture on white, because JPEG has no transparency. */
export function drawCrop(canvas: HTMLCanvasElement, image: ImageBitmap, crop: Crop): void {
  const pen = canvas.getContext('2d');
  const { left, top, side } = cropSquare(image, crop);
  if (!pen) return;
  pen.imageSmoothingQuality = 'high';
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(image, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

/** A square over the picture, moved by dragging and pinching, or by sliders and keyboard. */
export function PictureCrop({ image, crop, onCrop, onTurn }: PictureCropProps) {
  const say = useWords(profileWords);
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, image, crop);
  }, [image, crop]);
  const pointers = usePointers(image, onCrop);
  const percent = (share: number) => `${Math.round(share * 100)}%`;
  const set = (change: Partial<Crop>) => onCrop((now) => ({ ...now, ...change }));
  const { madeSide } = pictureLimits;
  return (
    <div className="picture-crop">
      <canvas
        ref={canvas}
        className="picture-crop-view"
        width={madeSide}
        height={madeSide}
        role="img"
        aria-label={say('picture.preview')}
        {...pointers}
      />
      <div className="picture-crop-tools">
        <p className="s-muted s-small">{say('picture.cropText')}</p>
        <Slider
          label={say('picture.zoom')}
          minValue={1}
          maxValue={largestZoom}
          step={0.05}
          value={crop.zoom}
          onChange={(zoom) => set({ zoom })}
          text={percent(crop.zoom)}
        />
        <Slider
          label={say('picture.across')}
          maxValue={1}
          step={0.02}
          value={crop.across}
          onChange={(across) => set({ across })}
          text={percent(crop.across)}
        />
        <Slider
          label={say('picture.down')}
          maxValue={1}
          step={0.02}
          value={crop.down}
          onChange={(down) => set({ down })}
          text={percent(crop.down)}
        />
        <Button icon={<RotateCw size={18} />} onPress={onTurn}>
          {say('picture.turn')}
        </Button>
      </div>
    </div>
  );
}

/** One pointer drags, two pinch. */
function usePointers(image: ImageBitmap, onCrop: PictureCropProps['onCrop']) {
  const held = useRef(new Map<number, { x: number; y: number }>());
  const down = useCallback((event: PointerEvent<HTMLCanvasElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }, []);
  const up = useCallback((event: PointerEvent) => void held.current.delete(event.pointerId), []);
  const pan = useCallback(
    (event: PointerEvent<HTMLCanvasElement>) => {
      const before = held.current.get(event.pointerId);
      if (!before) return;
      const now = { x: event.clientX, y: event.clientY };
      held.current.set(event.pointerId, now);
      const side = event.currentTarget.clientWidth;
      const [other] = [...held.current].filter(([id]) => id !== event.pointerId);
      if (other) {
        const factor = distance(now, other[1]) / Math.max(1, distance(before, other[1]));
        onCrop((crop) => zoomed(crop, factor));
      } else {
        const [dx, dy] = [(now.x - before.x) / side, (now.y - before.y) / side];
        onCrop((crop) => dragged(image, crop, dx, dy));
      }
    },
    [image, onCrop],
  );
  return { onPointerDown: down, onPointerMove: pan, onPointerUp: up, onPointerCancel: up };
}

function distance(one: { x: number; y: number }, other: { x: number; y: number }): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

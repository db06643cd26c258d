import { useLayoutEffect } from 'react';
import { removeFirstFrame } from './first-frame.ts';

/** Part of every frame of the application: removes the first frame. */
export function FrameDrawn(): null {
  useLayoutEffect(removeFirstFrame, []);
  return null;
}

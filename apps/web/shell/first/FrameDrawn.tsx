import { useLayoutEffect } from 'react';
import { removeFirstFrame } from './first-frame.ts';

/** Stands in every frame of the application: takes away the one drawn before it. */
export function FrameDrawn(): null {
  useLayoutEffect(removeFirstFrame, []);
  return null;
}

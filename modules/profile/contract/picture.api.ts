import { endpoint } from '@sarn/kernel';
import { z } from 'zod';

const tag = 'identity';

export const setPicture = endpoint({
  method: 'POST',
  path: '/identity/picture',
  body: 'multipart',
  input: z.object({}),
  output: z.object({ pictureTag: z.string(), message: z.string() }),
  errors: [
    'identity.image-missing',
    'identity.image-type',
    'identity.image-broken',
    'identity.image-too-large',
    'identity.image-too-small',
    'platform.too-large',
    'platform.too-many-files',
  ],
  access: 'session',
  summary: 'Sets the own picture: PNG or JPEG by its bytes, 64 to 2048 pixels a side, up to 2 MB',
  tag,
  rateLimit: { max: 30, perSeconds: 600 },
});

export const removePicture = endpoint({
  method: 'POST',
  path: '/identity/picture/remove',
  input: z.object({}),
  output: z.object({ message: z.string() }),
  errors: [],
  access: 'session',
  summary: 'Removes the own picture; the default one is shown again',
  tag,
  isRepeatable: true,
});

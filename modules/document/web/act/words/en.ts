import type { th } from './th.ts';

export const en: typeof th = {
  vacant: 'vacant',
  capacity: {
    label: 'Act as',
    hint: 'Remembered until you sign out',
    own: 'Your own post',
    acting: 'You act as',
    forWhom: 'for {name}',
    until: 'until {when}',
  },
  history: {
    forWhom: 'For {name} by order {orderNo}',
    vacant: 'For the vacant post by order {orderNo}',
  },
  route: { by: 'Done by {name}' },
};

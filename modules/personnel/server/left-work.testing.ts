import type { LeftWork, PersonnelNeeds } from './needs.ts';

const none: LeftWork = { list: async () => [], handOver: async () => 0 };

/** Nobody leaves anything that another module keeps. */
export const nothingLeft: PersonnelNeeds['leftWork'] = {
  ...{ programs: none, 'route-lists': none, 'recipient-lists': none },
};

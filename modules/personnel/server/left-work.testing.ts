import type { LeftRights, LeftWork, PersonnelNeeds } from './needs.ts';

const none: LeftWork = { list: async () => [], handOver: async () => 0 };
const noRight: LeftRights = { list: async () => [], end: async () => 0 };

/** Nobody leaves anything that another module keeps. */
export const nothingLeft: Pick<PersonnelNeeds, 'leftCommittees' | 'leftWork' | 'leftRights'> = {
  leftCommittees: { list: async () => [], noteMember: async () => undefined },
  leftWork: { programs: none, 'route-lists': none, 'recipient-lists': none },
  leftRights: { groups: noRight, 'number-lines': noRight },
};

export { recipientListsOfPerson } from './leaver.service.ts';
export { circulationModule } from './manifest.ts';
export { remindDue } from './circulation.jobs.ts';
export { hasOnlyCirculation } from './received.store.ts';
export { listGroupsNaming } from './group.store.ts';
export { recipientGroupsFollowUnit } from './unit-followed.service.ts';

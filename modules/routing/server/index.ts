export { routeListsOfPerson } from './leaver.service.ts';
export { routingModule } from './manifest.ts';
export { listUnitTemplatesNaming } from './template.store.ts';
export { routeListsFollowUnit } from './unit-followed.service.ts';

export { routeListsOfPerson } from './leaver.service.ts';
export { routingModule } from './manifest.ts';

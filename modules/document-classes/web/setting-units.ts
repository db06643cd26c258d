// Apart: only the page of a table that is limited to units loads the choice of units.
export { unitsPart } from '@sarn/organisation/web';

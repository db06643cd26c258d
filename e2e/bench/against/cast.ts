import type { Side } from './sides.ts';

/** The people of the compared acts, by the accounts of the measured agency. */
export const cast = {
  registry: 'registry.1',
  clerk: 'clerk.137',
  head: 'head.137',
  otherClerk: 'clerk.138',
} as const;

/** The numbers of tables in the ids of the generator. */
const unitNumber = 1;
const personNumber = 2;

const unitDay = '2023-10-01';
const personDay = '2023-10-02';

export const unitId = (place: number): string => idOf(unitNumber, place, unitDay);
export const headId = (place: number): string => idOf(personNumber, place, personDay);

/** As `made.id` of the generator: milliseconds, the table, the index in it. */
function idOf(table: number, place: number, day: string): string {
  const hex = [
    Date.parse(day).toString(16).padStart(12, '0'),
    `7${table.toString(16).padStart(3, '0')}`,
    `8${place.toString(16).padStart(15, '0')}`,
  ].join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** The first officer of a unit: heads, clerks and secretaries have the lower indexes. */
export async function officerOf(side: Side, unit: string) {
  const api = await side.session(cast.clerk);
  const { rows } = (await api.get(`/identity/people?unitId=${unit}&take=50`)) as unknown as {
    rows: { id: string }[];
  };
  const places = rows.map(({ id }) => ({ personId: id, place: placeOf(id) }));
  const officer = places.find(({ place }) => place >= 635);
  if (!officer) throw new Error('a unit without officers');
  return { personId: officer.personId, account: `officer.${officer.place}` };
}

const placeOf = (id: string): number => Number.parseInt(id.replaceAll('-', '').slice(17), 16);

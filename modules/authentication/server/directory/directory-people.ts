import type { Client, Entry } from 'ldapts';

/** Somebody as the directory of the agency has them. */
export interface DirectoryEntry {
  /** Name by which they sign in: `sAMAccountName`, else `uid`. */
  readonly name: string;
  /** Empty where the directory has none. */
  readonly employeeCode: string;
  /** Prefix, first name and surname as they are shown there. */
  readonly displayName: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly title: string;
  readonly department: string;
  /** The directory has switched the account off. */
  readonly isDisabled: boolean;
}

const everybody = '(objectClass=person)';
const attributes = [
  ...['sAMAccountName', 'uid', 'employeeNumber', 'employeeID', 'displayName', 'cn', 'givenName'],
  ...[
    'objectClass',
    'sn',
    'mail',
    'telephoneNumber',
    'title',
    'department',
    'ou',
    'userAccountControl',
  ],
];
/** Bit of `userAccountControl`: the account is disabled. */
const disabledBit = 2;
const pageSize = 500;
/** Patience for one page. */
const pageSeconds = 30;

/** Reads everybody below the base, page by page. */
export async function readEntries(line: Client, base: string): Promise<DirectoryEntry[]> {
  const { searchEntries } = await line.search(base, {
    ...{ scope: 'sub', filter: everybody, attributes, timeLimit: pageSeconds },
    paged: { pageSize },
  });
  return searchEntries
    .filter(isHuman)
    .map(toEntry)
    .filter(({ name }) => name !== '');
}

/**
 * Active Directory counts computers among people. They are no part of the filter: a directory that
 * does not know the class would answer such a filter with nobody.
 */
const isHuman = ({ objectClass }: Entry): boolean => {
  const classes = Array.isArray(objectClass) ? objectClass : [objectClass];
  return !classes.some((one) => String(one).toLowerCase() === 'computer');
};

function toEntry(entry: Entry): DirectoryEntry {
  const text = (...names: string[]): string => {
    for (const name of names) {
      const value = entry[name];
      const first = Array.isArray(value) ? value[0] : value;
      const found = first === undefined ? '' : String(first).trim();
      if (found !== '') return found;
    }
    return '';
  };
  const control = Number(text('userAccountControl') || 0);
  return {
    name: text('sAMAccountName', 'uid'),
    employeeCode: text('employeeNumber', 'employeeID'),
    displayName: text('displayName', 'cn'),
    firstName: text('givenName'),
    lastName: text('sn'),
    email: text('mail').toLowerCase(),
    phone: text('telephoneNumber'),
    title: text('title'),
    department: text('department', 'ou'),
    isDisabled: Math.floor(control / disabledBit) % 2 === 1,
  };
}

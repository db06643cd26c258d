/*
 * The setup code of this tab: a page that is loaded again does not ask for it twice. It is gone with
 * the tab, and spent when there is an administrator.
 */
const name = 'sarn_setup_code';

// A browser that forbids storage asks again after each loading.
let inMemory = '';

export function keptCode(): string {
  try {
    return sessionStorage.getItem(name) ?? inMemory;
  } catch {
    return inMemory;
  }
}

export function keepCode(code: string): void {
  inMemory = code;
  try {
    if (code === '') sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, code);
  } catch {
    // Kept in memory only.
  }
}

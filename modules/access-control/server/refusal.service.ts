import { civilDateAt } from '@sarn/kernel';
import type { InputOf, OutputOf } from '@sarn/kernel';
import { holdsEverywhere } from '@sarn/platform-server';
import type { Platform, SignedContext } from '@sarn/platform-server';
import { accessPermissions } from '../contract/index.ts';
import type { explainRefusal } from '../contract/index.ts';
import { noonOf } from './explain.service.ts';
import { sideOf } from './side.ts';
import type { Side } from './side.ts';
import { listFacts } from './explain.store.ts';
import { closerOf } from './menu.rules.ts';
import type { Menus } from './menu.service.ts';
import { permissionLine } from './permission.rules.ts';
import { listRoleRows } from './role.store.ts';

type Explained = OutputOf<typeof explainRefusal>;

export interface RefusalNeeds {
  /** Codes of the permissions of all modules. */
  readonly permissions: () => readonly string[];
  readonly arranged: Menus['arranged'];
}

/** Units that are named at most: whoever asks needs one of them. */
const mostUnits = 3;

/** Says what a refused caller lacks. Who holds it is told only to who may give it. */
export function createRefusals({ db, clock }: Platform, needs: RefusalNeeds) {
  const today = () => civilDateAt(clock.now());
  return {
    async explain(
      { permission, closed }: InputOf<typeof explainRefusal>,
      { caller, language }: SignedContext,
    ): Promise<Explained> {
      const isKnown = needs.permissions().includes(permission);
      const { name, text } = isKnown
        ? permissionLine(permission, language)
        : { name: '', text: '' };
      const mayGrant = holdsEverywhere(caller, accessPermissions.access);
      return {
        ...{ name, text, mayGrant },
        ask: mayGrant ? [] : await unitsOfAdministrators(sideOf(language)),
        roles: mayGrant && isKnown ? await rolesWith(permission, sideOf(language)) : [],
        menu: mayGrant && closed ? await menuOf(closed, sideOf(language)) : null,
      };
    },
  };

  /** By the own posts of who gives rights: nobody is named. */
  async function unitsOfAdministrators(language: Side): Promise<string[]> {
    const day = today();
    const asked = {
      day,
      moment: noonOf(day),
      personId: null,
      duties: [],
      dutiesAt: null,
      language,
    };
    const found = await listFacts(db, { ...asked, permissions: [accessPermissions.access] });
    const units = found
      .filter(({ canSignIn, rights }) => canSignIn && rights.some(isGiver))
      .flatMap(({ held }) => held.filter(({ orderNo }) => orderNo === null).slice(0, 1))
      .map(({ unitName }) => unitName);
    return [...new Set(units)].slice(0, mostUnits);
  }

  async function rolesWith(permission: string, language: Side): Promise<Explained['roles']> {
    const day = today();
    return (await listRoleRows(db, day))
      .filter(({ validTo }) => validTo === null || validTo >= day)
      .filter(({ permissions }) => permissions.some(({ code }) => code === permission))
      .map(({ id, nameTh, nameEn }) => ({ id, name: (language === 'en' && nameEn) || nameTh }));
  }

  async function menuOf(path: string, language: 'th' | 'en'): Promise<Explained['menu']> {
    const found = closerOf(path, await needs.arranged());
    if (!found) return null;
    return { id: String(found.id), name: found.name[language], parent: String(found.parent) };
  }
}

const isGiver = ({ permission, scope }: { readonly permission: string; readonly scope: string }) =>
  permission === accessPermissions.access && scope === 'agency';

export type RefusalService = ReturnType<typeof createRefusals>;

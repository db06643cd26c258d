import type { CivilDate } from '@sarn/kernel';
import type { Duty } from '@sarn/organisation/contract';
import type { KnownHead, Terms } from '@sarn/personnel/server';
import type { CardSeal, TableShape } from './staged.ts';

/** A unit into which people may be placed. */
export interface PlaceableUnit {
  readonly id: string;
  readonly code: string;
  readonly nameTh: string;
  readonly abbreviation: string;
  readonly validTo: CivilDate | null;
}

/** A post that a person holds, or that stands vacant. */
export interface KnownPost {
  readonly postId: string;
  readonly holdingId: string | null;
  readonly unitId: string;
  readonly unitName: string;
  readonly title: string;
  readonly levelCode: string | null;
  readonly duty: Duty;
}

/** A person who exists. */
export interface KnownPerson {
  readonly id: string;
  readonly employeeCode: string;
  readonly prefix: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly firstNameEn: string;
  readonly lastNameEn: string;
  readonly email: string | null;
  readonly phone: string;
  /** Base64. */
  readonly idCardHash: string | null;
  readonly idCardTail: string | null;
  readonly gender: string | null;
  readonly birthday: CivilDate | null;
  readonly username: string | null;
  readonly employment: string | null;
  readonly appointedOn: CivilDate | null;
  /** Code; null for none. */
  readonly suffix: string | null;
  /** Codes, printed or not. */
  readonly prefixes: readonly string[];
  /** The main post of their own. */
  readonly post: KnownPost | null;
}

export interface PostPlan {
  readonly unitId: string;
  readonly unitName: string;
  /** As printed, with the level where the position has one. */
  readonly title: string;
  readonly position: string;
  readonly levelCode: string | null;
  readonly duty: Duty;
  /** A vacant post that is taken; null for a new one. */
  readonly takesPostId: string | null;
  /** The holding that ends the day before; null for a first post. */
  readonly endsHoldingId: string | null;
  /** Only level, title or duty of the present post change; null where a post is taken. */
  readonly changesPostId: string | null;
}

export interface PersonValues {
  readonly employeeCode: string;
  readonly prefixTh?: string;
  readonly prefixes?: string[];
  readonly suffix?: string | null;
  readonly employeeType?: string | null;
  readonly firstNameTh?: string;
  readonly lastNameTh?: string;
  readonly firstNameEn?: string;
  readonly lastNameEn?: string;
  readonly email?: string | null;
  readonly phone?: string;
}

export interface PersonPlan {
  readonly personId: string | null;
  readonly values: PersonValues;
  readonly card: CardSeal | null;
  readonly gender: 'male' | 'female' | null;
  readonly birthday: CivilDate | null;
  readonly appointedOn: CivilDate | null;
  readonly post: PostPlan | null;
  /** Name of a new account; null for none. */
  readonly username: string | null;
}

export interface PeopleAsked {
  readonly terms: Terms;
  readonly shape: TableShape;
  readonly today: CivilDate;
  readonly units: readonly PlaceableUnit[];
  /** Everybody whom a code, an ID card, an address, a username or a name of the table may mean. */
  readonly people: readonly KnownPerson[];
  readonly heads: readonly KnownHead[];
  /** ID cards of earlier tables whose numbers come back masked, by employee code. */
  readonly earlierCards: ReadonlyMap<string, CardSeal>;
}

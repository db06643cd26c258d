// Made by tools/db-types.ts from the migrated database: run it instead of editing.
import type { ColumnType, Generated } from 'kysely';

export interface OneTimeKeyTable {
  account_id: string;
  secret: Buffer;
  created_at: ColumnType<string, Date | string, Date | string>;
  confirmed_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  last_step: number | null;
}

export interface PasskeyTable {
  id: string;
  account_id: string;
  name: string;
  credential_id: string;
  public_key: Buffer;
  counter: number;
  transports: Generated<(string)[]>;
  is_synced: boolean;
  created_at: ColumnType<string, Date | string, Date | string>;
  last_used_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
}

export interface PasskeyChallengeTable {
  challenge_hash: Buffer;
  purpose: 'registration' | 'sign-in' | 'second-factor' | 'approval';
  account_id: string | null;
  expires_at: ColumnType<string, Date | string, Date | string>;
}

export interface RecoveryCodeTable {
  account_id: string;
  code_hash: Buffer;
  used_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
}

export interface SecondFactorGuardTable {
  account_id: string;
  failed_count: number;
  rests_until: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
}

export interface SignInProofTable {
  token_hash: Buffer;
  account_id: string;
  proven: 'password' | 'passkey' | 'approval';
  tries_left: number;
  created_at: ColumnType<string, Date | string, Date | string>;
  expires_at: ColumnType<string, Date | string, Date | string>;
  used_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
}

export interface SecondFactorTables {
  one_time_key: OneTimeKeyTable;
  passkey: PasskeyTable;
  passkey_challenge: PasskeyChallengeTable;
  recovery_code: RecoveryCodeTable;
  second_factor_guard: SecondFactorGuardTable;
  sign_in_proof: SignInProofTable;
}

import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { DocumentKind } from '../../../src/shared/contract/account/documents.ts';
import type { Habits } from '../../../src/shared/contract/account/habits.ts';
import type { LimitKind, LimitPeriod } from '../../../src/shared/contract/account/protection.ts';
import type { Transaction } from '../../../src/shared/contract/wallet/transactions.ts';
import type { AccountName } from '../../domain/ledger.ts';
import type { RolloverState } from '../../domain/rollover.ts';
import type { TransactionSource, TransactionStatus, TransactionType } from '../../domain/statement.ts';
import type {
  ConsentKind,
  IdentityStatus,
  ImpededGround,
  LinkPurpose,
  SportBetStatus,
  SportSelection,
} from '../../domain/states.ts';

// The tables after all migrations, as PostgreSQL reads them: bigint as number, timestamptz as Date, date as ISO text.
// A small game declares its own beside its queries.
export interface Tables {
  accounts: AccountsTable;
  account_links: AccountLinksTable;
  answered_requests: AnsweredRequestsTable;
  blackjack_rounds: BlackjackRoundsTable;
  bonus_stakes: BonusStakesTable;
  consents: ConsentsTable;
  coupons: CouponsTable;
  crash_rounds: CrashRoundsTable;
  deletion_requests: DeletionRequestsTable;
  deposits: DepositsTable;
  documents: DocumentsTable;
  entries: EntriesTable;
  favorites: FavoritesTable;
  game_sessions: GameSessionsTable;
  habits: HabitsTable;
  impeded_persons: ImpededPersonsTable;
  known_devices: KnownDevicesTable;
  limits: LimitsTable;
  login_challenges: LoginChallengesTable;
  postings: PostingsTable;
  rollovers: RolloversTable;
  schema_migrations: SchemaMigrationsTable;
  secrets: SecretsTable;
  seeded_tenants: SeededTenantsTable;
  sessions: SessionsTable;
  setting_changes: SettingChangesTable;
  setting_versions: SettingVersionsTable;
  sport_bets: SportBetsTable;
  transactions: TransactionsTable;
  user_coupons: UserCouponsTable;
  users: UsersTable;
  withdrawals: WithdrawalsTable;
}

// Ids are text outside of the store, and bigint in it.
export type Reference = ColumnType<number, number | string, number | string>;
export type OptionalReference = ColumnType<number | null, string | null | undefined, string | null>;
// Written as JSON text.
type Json<T> = ColumnType<T, string, string>;
export type Cents = number;

interface SchemaMigrationsTable {
  version: number;
  name: string;
  applied_at: Generated<Date>;
}

interface SecretsTable {
  name: string;
  value: string;
}

interface UsersTable {
  id: GeneratedAlways<number>;
  tenant: string;
  name: string;
  email: string;
  phone: string;
  phone_code: Generated<string>;
  document: string;
  birthday: string;
  gender: 0 | 1 | null;
  password_hash: string;
  identity_status: IdentityStatus;
  vpn_flagged: Generated<boolean>;
  located_until: Date | null;
  suspended_until: Date | null;
  excluded_until: Date | null;
  excluded_for_good: Generated<boolean>;
  closed_at: Date | null;
  any_device_until: Date | null;
  referral_code: string;
  referred_by: OptionalReference;
  tracking: Json<Record<string, string>>;
  address: ColumnType<unknown, string | null | undefined, string | null>;
  politically_exposed: boolean | null;
  created_at: Date;
}

interface SessionsTable {
  id: string;
  login_id: string;
  tenant: string;
  user_id: Reference;
  created_at: Date;
  last_active_at: Date;
  person_at: Date;
  expires_at: Date;
  factor_until: Date | null;
  ended_at: Date | null;
}

interface KnownDevicesTable {
  token_hash: string;
  tenant: string;
  user_id: Reference;
  known_until: Date;
}

interface LoginChallengesTable {
  id: string;
  tenant: string;
  user_id: Reference;
  code: string;
  attempts_left: number;
  expires_at: Date;
  purpose: Generated<string>;
}

interface AccountLinksTable {
  token_hash: string;
  tenant: string;
  user_id: OptionalReference;
  purpose: LinkPurpose;
  previous_email: string | null;
  created_at: Date;
  expires_at: Date;
}

interface ConsentsTable {
  id: GeneratedAlways<number>;
  tenant: string;
  user_id: Reference;
  kind: ConsentKind;
  version: string;
  choices: Json<string[]>;
  decided_at: Date;
}

interface DeletionRequestsTable {
  tenant: string;
  user_id: Reference;
  requested_at: Date;
  answer_by: Date;
}

interface DocumentsTable {
  id: GeneratedAlways<number>;
  tenant: string;
  user_id: Reference;
  kind: DocumentKind;
  name: string;
  content_type: string;
  size: number;
  // Base64.
  content: string;
  created_at: Date;
}

interface ImpededPersonsTable {
  document: string;
  ground: Generated<ImpededGround>;
  listed_at: Date;
}

interface HabitsTable {
  user_id: Reference;
  tenant: string;
  reality_check: Habits['reality_check'];
  quiet_from: number | null;
  quiet_until: number | null;
}

interface LimitsTable {
  tenant: string;
  user_id: Reference;
  kind: LimitKind;
  period: LimitPeriod;
  value: number | null;
  has_pending: Generated<boolean>;
  pending_value: number | null;
  effective_at: Date | null;
  asks_confirmation: Generated<boolean>;
}

interface AccountsTable {
  id: GeneratedAlways<number>;
  tenant: string;
  // Null for accounts of the operator.
  user_id: OptionalReference;
  name: AccountName;
  balance: Generated<Cents>;
}

interface EntriesTable {
  id: GeneratedAlways<number>;
  tenant: string;
  user_id: Reference;
  key: string;
  // One of `entryKinds`, or a kind of the seeded history.
  kind: string;
  created_at: Date;
}

interface PostingsTable {
  entry_id: Reference;
  account_id: Reference;
  amount: Cents;
}

interface TransactionsTable {
  id: GeneratedAlways<number>;
  tenant: string;
  user_id: Reference;
  entry_id: OptionalReference;
  source_type: TransactionSource;
  type: TransactionType;
  status: TransactionStatus;
  amount: Cents;
  source: ColumnType<NonNullable<Transaction['source']>, string | undefined, string>;
  created_at: Date;
}

interface DepositsTable {
  id: GeneratedAlways<number>;
  tenant: string;
  user_id: Reference;
  amount: Cents;
  status: Generated<TransactionStatus>;
  pix_code: string;
  coupon_code: string | null;
  transaction_id: Reference;
  created_at: Date;
  expires_at: Date;
  paid_at: Date | null;
  to_wager: Generated<Cents>;
  return_reason: string | null;
}

interface WithdrawalsTable {
  id: GeneratedAlways<number>;
  tenant: string;
  user_id: Reference;
  amount: Cents;
  status: Generated<TransactionStatus>;
  transaction_id: Reference;
  created_at: Date;
}

interface AnsweredRequestsTable {
  tenant: string;
  user_id: Reference;
  key: string;
  call: string;
  fingerprint: string;
  answer: string | null;
  created_at: Date;
}

interface RolloversTable {
  id: GeneratedAlways<number>;
  tenant: string;
  user_id: Reference;
  name: string;
  state: RolloverState;
  amount_current: Generated<Cents>;
  amount_rollover: Cents;
  amount_won: Generated<Cents>;
  balance: Cents;
  created_at: Date;
}

interface BonusStakesTable {
  tenant: string;
  user_id: Reference;
  round: string;
  rollover_id: Reference;
  main: Cents;
  bonus: Cents;
}

interface CouponsTable {
  tenant: string;
  code: string;
  deposit: Generated<boolean>;
  event: Generated<boolean>;
  apply_register: Generated<boolean>;
  bonus: Cents;
  rollover_times: Generated<number>;
  max_uses: number | null;
  expires_at: Date | null;
}

interface UserCouponsTable {
  tenant: string;
  user_id: Reference;
  code: string;
  applied_at: Date;
  used_at: Date | null;
}

interface FavoritesTable {
  tenant: string;
  user_id: Reference;
  game_id: string;
  created_at: Date;
}

interface GameSessionsTable {
  id: string;
  tenant: string;
  user_id: OptionalReference;
  game_id: string;
  demo_balance: Cents | null;
  created_at: Date;
  login_id: string | null;
}

interface CrashRoundsTable {
  id: GeneratedAlways<number>;
  tenant: string;
  user_id: Reference;
  game_id: string;
  bet: Cents;
  crash_at: number;
  auto_at: number | null;
  cashed_at: number | null;
  payout: Cents | null;
  started_at: Date;
}

interface BlackjackRoundsTable {
  id: GeneratedAlways<number>;
  tenant: string;
  user_id: Reference;
  game_id: string;
  bet: Cents;
  doubled: Generated<boolean>;
  player: Json<number[]>;
  banker: Json<number[]>;
  payout: Cents | null;
  moved_at: Date;
}

interface SportBetsTable {
  id: GeneratedAlways<number>;
  tenant: string;
  user_id: Reference;
  stake: Cents;
  // Hundredths.
  odds: number;
  selections: Json<SportSelection[]>;
  status: SportBetStatus;
  payout: Generated<Cents>;
  settles_at: Date;
  created_at: Date;
}

interface SettingChangesTable {
  tenant: string;
  key: string;
  value: Json<unknown>;
}

interface SettingVersionsTable {
  tenant: string;
  version: number;
  changes: Json<Record<string, unknown>>;
  created_at: Date;
}

interface SeededTenantsTable {
  tenant: string;
  seeded_at: Date;
}

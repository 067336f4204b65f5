import { basename } from 'node:path';
import type { DatedRule } from '../../../src/shared/brand/datedRules.ts';
import type { Problem } from '../problem.ts';
import { voiceFileName } from '../voice/readVoice.ts';
import { type RuleId, testsOf } from './testsOf.ts';

// P primary text or vendor code, S secondary, U the project's own contract; counsel must confirm each.
export type Grade = 'P' | 'S' | 'P/S' | 'U';

export interface LawfulRule {
  id: RuleId;
  sentence: string;
  source: string;
  grade: Grade;
  // Each is `file › title`.
  tests: readonly string[];
  // Day of the brand record from which an announced, disputed or uncertain rule holds.
  switchedBy?: DatedRule;
  // Finds the problems of a brand that breaks the rule; absent where the build cannot decide.
  isAbout?: (problem: Problem) => boolean;
}

const fieldIs =
  (...names: string[]) =>
  ({ field }: Problem): boolean =>
    names.some((name) => field === name || field.startsWith(`${name}.`));

function rule(
  id: RuleId,
  sentence: string,
  source: string,
  grade: Grade,
  isAbout?: (problem: Problem) => boolean,
): LawfulRule {
  return { id, sentence, source, grade, tests: testsOf[id], isAbout };
}

const dated = (switchedBy: DatedRule, held: LawfulRule): LawfulRule => ({ ...held, switchedBy });

// Rules of Brazilian law for `br` brands, in the order in which they are printed.
export const lawfulRules: readonly LawfulRule[] = [
  rule(
    'domain',
    'Every host name ends in .bet.br in production.',
    'Portaria SPA/MF 722/2024',
    'S',
    ({ field, expected }) => /^(origin|domains)/.test(field) && expected.endsWith('.bet.br'),
  ),
  rule(
    'company',
    'The footer has the company, its authorization, support and ombudsman.',
    'Lei 14.790/2023 art. 15',
    'P',
    ({ field, found }) =>
      field.startsWith('company') && field !== 'company.authorization.date' && !/^\d+ brands$/.test(found),
  ),
  dated(
    'authorizationDate',
    rule(
      'authorization-date',
      'The authorization is not dated in the future.',
      'product contract; no legal source confirmed',
      'U',
      fieldIs('company.authorization.date'),
    ),
  ),
  rule(
    'authorization-brands',
    'One authorization covers at most three brands.',
    'Lei 14.790/2023 art. 12',
    'P',
    ({ field, found }) => field === 'company.authorization.number' && /^\d+ brands$/.test(found),
  ),
  rule(
    'verification',
    'An identity provider is set.',
    'Lei 14.790/2023 art. 23; Portaria SPA/MF 722/2024 art. 10',
    'P/S',
    fieldIs('verification'),
  ),
  dated(
    'legalPages',
    rule(
      'legal-pages',
      'The mandatory legal pages are there and say something.',
      'product contract; no legal source confirmed',
      'U',
      ({ field, found }) => field === 'text' || found.startsWith('no "legal/'),
    ),
  ),
  rule(
    'age-mark',
    'The 18+ mark is on the opening page and on every advertising piece.',
    'Lei 14.790/2023 art. 16; Portaria SPA/MF 1.231/2024 art. 13',
    'P',
  ),
  rule(
    'warning',
    "One of the Ministry's warnings is on the opening page and on every advertising piece.",
    'Portaria SPA/MF 1.231/2024 art. 13, changed by 1.964/2026',
    'S',
  ),
  rule(
    'impeded',
    'Impeded persons are listed, refused at registration and closed at the next check.',
    'Lei 14.790/2023 art. 26 §4',
    'P',
  ),
  dated(
    'benefits',
    rule(
      'benefits',
      'Persons who receive a social benefit open no account; one that exists closes from the day in rules.benefits on, and stays open without one.',
      'Portaria SPA/MF 2.217/2025; IN SPA/MF 22/2025; STF, ADI 7.721, decision of 19 December 2025',
      'S',
    ),
  ),
  dated(
    'terms',
    rule(
      'terms',
      'New terms of use are accepted before the next stake, launch or deposit.',
      'product contract; no legal source confirmed',
      'U',
    ),
  ),
  rule(
    'risk-notice',
    'A risk notice is at registration and at each access, with a self-test.',
    'Portaria SPA/MF 1.231/2024 art. 4',
    'P',
  ),
  rule(
    'central-exclusion',
    'A link leads to the central self-exclusion platform.',
    'Portaria SPA/MF 1.231/2024 art. 11; 2.579/2025',
    'P',
  ),
  rule(
    'limit-changes',
    'A lower limit holds at once, a higher one when the player confirms it after 24 hours.',
    'Portaria SPA/MF 1.231/2024 arts. 31, 34; 2.579/2025',
    'P/S',
  ),
  rule(
    'registration',
    'Registration requires gender, loss and time limit and the terms version; name and birthday match the document.',
    'Portaria SPA/MF 1.231/2024 art. 4; 2.579/2025',
    'P/S',
  ),
  rule(
    'pauses',
    'Login, statement and withdrawal stay open in a pause or exclusion; exclusion pays the balance out.',
    'Portaria SPA/MF 1.231/2024 art. 4; Lei 14.790/2023 art. 23 §4',
    'P/S',
  ),
  dated(
    'operatorWide',
    rule(
      'operator-wide',
      'Limits, pauses, exclusion, habits and time count for the operator over its brands.',
      'product contract; no legal source confirmed',
      'U',
    ),
  ),
  rule(
    'panel',
    'A permanent panel shows time used, result and balance.',
    'Portaria SPA/MF 1.231/2024 art. 4',
    'P/S',
  ),
  rule(
    'kyc-deposit',
    'Identity is verified before the first deposit.',
    'Lei 14.790/2023 art. 23; Portaria SPA/MF 722/2024 art. 10',
    'P/S',
  ),
  rule(
    'kyc-stake',
    'No stake, launch or sportsbook token comes before verified identity.',
    'Lei 14.790/2023 art. 23; Portaria SPA/MF 722/2024 art. 10',
    'P/S',
  ),
  rule(
    'location',
    'Stakes, launches and deposits need a location of the last 30 minutes and no VPN.',
    'Portaria SPA/MF 722/2024 arts. 27–34',
    'S',
  ),
  rule(
    'second-factor',
    'A second factor is asked at least every seven days.',
    'Portaria SPA/MF 722/2024 arts. 14, 16',
    'S',
  ),
  rule(
    'reauthentication',
    'After 30 idle minutes the session answers 403 until the password is given.',
    'Portaria SPA/MF 722/2024 arts. 14, 16',
    'S',
  ),
  dated(
    'pace',
    rule(
      'pace',
      'From the day in rules.pace nothing plays by itself and 5 seconds pass between stakes.',
      'announced; no legal source confirmed',
      'U',
    ),
  ),
  rule(
    'payments',
    "Money comes only from and goes only to the player's own account.",
    'Portaria SPA/MF 615/2024',
    'S',
  ),
  rule(
    'bonus-deposit',
    'No bonus is tied to a deposit.',
    'Lei 14.790/2023 art. 29; Portaria SPA/MF 1.231/2024 arts. 42, 43',
    'P',
  ),
  rule(
    'bonus-entry',
    'No coupon or bonus comes before the first settled bet or with registration.',
    'Lei 14.790/2023 art. 29; Portaria SPA/MF 1.231/2024 arts. 42, 43',
    'P',
  ),
  rule(
    'advertising',
    'Nothing calls to immediate action or promises easy money.',
    'Lei 14.790/2023 art. 17; Portaria SPA/MF 1.231/2024 art. 12',
    'P',
    ({ file, expected }) => basename(file) === voiceFileName && expected.startsWith('a text without'),
  ),
  rule(
    'games',
    'Return to player, pay table and last result are shown before the bet.',
    'Portaria SPA/MF 1.207/2024',
    'P/S',
  ),
  rule(
    'annual-statement',
    'The annual statement lists sports and online games apart, with both year-end balances.',
    'Portaria SPA/MF 1.231/2024 arts. 4, 23; Lei 14.790/2023 art. 31; RFB instruction on ComprovaBet, December 2025',
    'P',
  ),
  rule(
    'personal-data',
    'Players export and delete their data, and get signed receipts of consents and protections.',
    'LGPD (Lei 13.709/2018) arts. 18, 19',
    'S',
  ),
  rule(
    'cookie-choice',
    'Cookies are chosen by category, off by default, refused at the first level.',
    'ANPD guide 10/2022; LGPD arts. 8, 9',
    'S',
  ),
  rule(
    'cookie-record',
    'The operator keeps each consent with version and time.',
    'ANPD guide 10/2022; LGPD arts. 8, 9',
    'S',
  ),
  rule(
    'accessibility',
    'The site meets WCAG and shows the accessibility symbol.',
    'LBI art. 63; ABNT NBR 17225:2025',
    'S',
  ),
  rule(
    'help',
    'Hours of support, public help and a channel for families are one press away.',
    'Lei 14.790/2023; Portaria SPA/MF 1.231/2024',
    'S',
  ),
  rule(
    'self-test',
    'A self-test gives advice and keeps the answers on the device.',
    'Portaria SPA/MF 1.231/2024 art. 4',
    'P',
  ),
  rule(
    'reality-check',
    'Time and result interrupt play every 30, 60 or 90 minutes, with a pause one press away.',
    'Portaria SPA/MF 1.231/2024 art. 4',
    'P/S',
  ),
  rule(
    'deposit-limit',
    'A deposit limit is asked in the deposit dialog, with what is left of every limit.',
    'Portaria SPA/MF 1.231/2024 arts. 31, 34',
    'P/S',
  ),
  rule(
    'payout-time',
    'A withdrawal shows the 120 minutes in which it has to be paid.',
    'Portaria SPA/MF 615/2024',
    'S',
  ),
];

// Tests that hold each rule, as `file › part of the title`.
export const testsOf = {
  domain: [
    'scripts/brands/config/checks/crossChecks.test.ts › requires authorization, ombudsman and a .bet.br domain of a licensed brand',
  ],
  company: [
    'scripts/brands/config/checks/crossChecks.test.ts › requires authorization, ombudsman and a .bet.br domain of a licensed brand',
    'tests/e2e/home.spec.ts › shows the banners, games, promotions and company of the operator',
  ],
  'authorization-date': [
    'scripts/brands/config/checks/crossChecks.test.ts › refuses an authorization of a licensed brand that starts in the future',
    'scripts/brands/config/heldRule.test.ts › refuses what breaks the rule %s from its day on',
  ],
  'authorization-brands': [
    'scripts/brands/config/checks/crossChecks.test.ts › refuses a fourth brand under one authorization',
    'scripts/brands/config/checks/crossChecks.test.ts › compares authorization numbers without their punctuation',
  ],
  verification: [
    'scripts/brands/config/checks/crossChecks.test.ts › refuses a licensed brand without identity verification',
  ],
  'legal-pages': [
    'scripts/brands/config/checks/crossChecks.test.ts › refuses a licensed brand without the mandatory legal pages',
    'scripts/brands/config/checks/crossChecks.test.ts › refuses empty mandatory legal pages',
    'scripts/brands/config/heldRule.test.ts › refuses what breaks the rule %s from its day on',
    'tests/contract/legalSentences.test.ts › says on %s of %s what the operator does',
  ],
  'age-mark': [
    'tests/e2e/advertising.spec.ts › warns on a tenth of every advertising piece of',
    'scripts/build/render/warningArt.test.ts › draws 18+ and the literal warning',
  ],
  warning: [
    'tests/e2e/advertising.spec.ts › warns on a tenth of every advertising piece of',
    'scripts/build/render/warnedShare.test.ts › writes the warning on a tenth of the share picture of %s',
    'tests/e2e/home.spec.ts › shows 18+, a warning of the Ministry and the way to self-exclusion in a licensed brand',
  ],
  impeded: [
    'tests/contract/lawfulImpeded.test.ts › closes the account of a person found in the register and pays it out with its open bets',
    'tests/contract/lawfulRegistration.test.ts › refuses who is in the register of impeded persons, until the entry is removed',
    'tests/e2e/lawfulRefusals.spec.ts › at login that the account of an impeded person is closed',
  ],
  benefits: [
    'tests/contract/lawfulImpeded.test.ts › keeps the account of a person who receives a benefit, and refuses a new one',
    'tests/contract/lawfulImpeded.test.ts › closes such an account from the day in rules.benefits on',
    'src/features/auth/parts/register/RegisterForm.component.test.tsx › says that the law lets an impeded person open no account',
  ],
  terms: [
    'tests/contract/datedRules.test.ts › counts over the brands of the company and asks for new terms from the days of the record on',
    'tests/contract/accountData.test.ts › refuses stakes while new terms wait for consent, and takes them after it',
    'tests/contract/accountData.test.ts › refuses stakes of a player who accepted the terms of an earlier release',
    'src/features/verification/parts/terms/TermsDialog.component.test.tsx › links the new terms, sends the version in force and lets the player go on',
    'tests/e2e/lawfulRefusals.spec.ts › for consent to new terms before the next stake',
  ],
  'risk-notice': [
    'src/app/modalPictures.component.test.tsx › states the warning of the Ministry once in the dialog %s %s a picture',
    'src/features/auth/parts/register/RiskNotice.component.test.tsx › shows the risk notice with the way to the self-test at %s',
  ],
  'central-exclusion': [
    'tests/e2e/home.spec.ts › shows 18+, a warning of the Ministry and the way to self-exclusion in a licensed brand',
  ],
  'limit-changes': [
    'sandbox/domain/rules.test.ts › wait for a second request after 24 hours where the law asks for confirmation',
    'tests/contract/lawfulAccounts.test.ts › raises a limit only when the player confirms it after 24 hours',
    'src/features/protection/parts/PendingLimits.component.test.tsx › that the player wants',
  ],
  registration: [
    'tests/contract/lawfulRegistration.test.ts › refuses a registration without %s under Brazilian law',
    'tests/contract/lawfulRegistration.test.ts › takes the age from the document, not from the form',
    'src/features/auth/parts/register/RegisterForm.component.test.tsx › sends what Brazilian law asks and shows refusals at their fields',
  ],
  pauses: [
    'tests/contract/lawfulOperator.test.ts › leaves login, statement and withdrawal open in a pause, nothing else',
    'tests/contract/lawfulOperator.test.ts › pays the balance out with an exclusion, refunds open bets and refuses all play',
    'tests/e2e/lawfulPlay.spec.ts › keeps login, statement and withdrawal open in a pause, and says why no bet is taken',
    'tests/e2e/lawfulPlay.spec.ts › pays the balance out with an exclusion and shows it in the statement',
  ],
  'operator-wide': [
    'tests/contract/datedRules.test.ts › counts over the brands of the company and asks for new terms from the days of the record on',
    'tests/contract/lawfulOperator.test.ts › share a limit and what counts towards it, with no other company',
    'tests/contract/lawfulAccounts.test.ts › shares habits and the stop for today over the brands of the operator',
    'src/features/wallet/PlayerPanel.component.test.tsx › shows until when a paused player has stopped, in place of the button that stops',
  ],
  panel: [
    "tests/contract/moneyRules.test.ts › counts concurrent sessions once, each until the player's last activity",
    'tests/contract/habits.test.ts › sums up what the player won and lost since the account was opened',
    'tests/e2e/journey.spec.ts › registers, verifies, deposits, bets, wins and withdraws',
    'src/features/wallet/PlayerPanel.component.test.tsx › shows the balance in the opened panel of a phone, below the bar that shows it',
    'src/features/wallet/PlayerPanel.component.test.tsx › shows the balance in the panel itself on wider screens',
    'src/features/wallet/parts/Balances.component.test.tsx › shows the result since the account was opened next to the balances under Brazilian law',
  ],
  'kyc-deposit': [
    'tests/contract/lawfulForm.test.ts › requires identity before the first deposit',
    'src/features/deposit/depositForm.component.test.tsx › asks for identity before the first deposit under Brazilian law',
    'tests/contract/lawfulOperator.test.ts › refuses every stake, launch, token and deposit of a player in %s',
  ],
  'kyc-stake': [
    'tests/contract/lawfulOperator.test.ts › refuses every stake, launch, token and deposit of a player in %s',
    'tests/e2e/lawfulPlay.spec.ts › asks an unverified player for the identity check on the way to Mines and Double',
  ],
  location: [
    'tests/contract/lawfulOperator.test.ts › is asked for every stake, launch, token and deposit, and stays fresh for thirty minutes',
    'src/features/sportsbook/sportsToken.component.test.tsx › follows the reason %s of a refused token, and asks again when the player wants to bet',
    'tests/e2e/lawfulPlay.spec.ts › location, VPN and identity open their dialogs, and a location in Brazil takes the bet',
    'tests/e2e/lawfulPlay.spec.ts › follows the reason of a refused bet: location, VPN and identity open their dialogs',
  ],
  'second-factor': [
    'tests/e2e/reauthentication.spec.ts › asks an unknown device of a licensed brand for the mailed code, once in seven days',
    'sandbox/http/emailChange.test.ts › requires a code of a brand with a second factor, valid for that address only',
    'tests/e2e/account.spec.ts › asks for the code for a new e-mail of gingaro, and the mail to the old one undoes the change',
  ],
  reauthentication: [
    'tests/contract/lawfulOperator.test.ts › answers 403 after thirty minutes without a call of a person, until the password',
    'src/features/protection/usePolledLimits.component.test.tsx › requests the limits no more when the player is idle',
    'tests/e2e/reauthentication.spec.ts › asks for the password after thirty idle minutes, in every tab, and loses nothing',
    'tests/e2e/lawfulPlay.spec.ts › asks for the password when the operator finds the session idle and the cookie does not',
  ],
  pace: [
    'tests/contract/lawfulOperator.test.ts › takes one stake in five seconds from its day on, over every way and brand',
    'src/app/stakePaceOfGames.component.test.tsx › takes the next bet of %s after 5 seconds with motion: %s',
    'src/app/stakePaceOfGames.component.test.tsx › leaves time to see each result of automatic play with motion: %s',
    'src/features/stake/stakePace.component.test.tsx › makes the next bet wait for 5 seconds from the day in rules.pace on',
    'tests/e2e/lawfulPlay.spec.ts › offers no automatic play from the day in rules.pace on, and stops at a loss before',
  ],
  payments: [
    'tests/contract/lawfulAccounts.test.ts › returns a payment from another tax number and takes one from the own',
    'tests/contract/lawfulAccounts.test.ts › knows no other destination of a withdrawal than the own tax number',
    'src/features/deposit/depositForm.component.test.tsx › takes money only from the own account and offers no coupon under Brazilian law',
  ],
  'bonus-deposit': [
    'tests/contract/lawfulOperator.test.ts › knows no coupon of a deposit or of the registration, bet or not',
    'tests/contract/lawfulOperator.test.ts › pays no coupon with a deposit',
    'src/features/deposit/depositForm.component.test.tsx › takes money only from the own account and offers no coupon under Brazilian law',
    "tests/contract/lawfulForm.test.ts › rewards only the referrer, not the referred player's own deposit",
  ],
  'bonus-entry': [
    'tests/contract/lawfulOperator.test.ts › refuses coupons until a bet with own money is settled',
    'tests/contract/lawfulRegistration.test.ts › gives the coupon of a registration at %s: %j',
    'tests/contract/lawfulAccounts.test.ts › lets no bonus be active before the first settled bet with own money',
    'src/features/bonus/BonusList.component.test.tsx › offers no activation before the first settled bet with own money, and says why',
    'tests/e2e/lawfulPlay.spec.ts › offers no coupon before the first bet: not by link, at registration or on its page',
  ],
  advertising: [
    'scripts/brands/voice/readVoice.test.ts › refuses %j in the voice of a licensed brand',
    'sandbox/content/lawfulContent.test.ts › draws no mascots, sweets or toys into the pieces of a licensed brand',
    'src/features/deposit/depositOffer.component.test.tsx › opens the deposit after the login of a player without one, never under Brazilian law',
  ],
  games: [
    'tests/contract/lawfulGames.test.ts › states a return of at least 85 % with every game that is not a live table',
    'src/app/gameFacts.component.test.tsx › shows return, payment, rules and last result of Mines before the bet',
    'src/app/gameFacts.component.test.tsx › shows return, payment, rules and last result of Double before the bet',
    'src/app/gameFacts.component.test.tsx › states what an hour of play costs on average, by the typed stake',
  ],
  'annual-statement': [
    'tests/contract/annualStatement.test.ts › sums up a year over the brands of the company, sports and games apart, with both balances',
    'tests/e2e/transactions.spec.ts › shows, prints and exports the ComprovaBet with sports and games apart and both balances',
  ],
  'personal-data': [
    'tests/contract/accountData.test.ts › exports the data of the player alone, without the password',
    'tests/contract/accountData.test.ts › takes a deletion request with the password and answers within 15 days',
    'tests/contract/accountData.test.ts › signs receipts of consents and protections that verify without the operator',
    'src/features/account/parts/MyData.component.test.tsx › requests the deletion with the password and shows until when it is answered',
  ],
  'cookie-choice': [
    'tests/e2e/consent.spec.ts › starts a choice by category with everything off, stores it, and has no axe violations',
    'tests/e2e/cookieList.spec.ts › every cookie that its pages set, and no other',
  ],
  'cookie-record': [
    'tests/contract/accountData.test.ts › keeps each cookie decision with version, time and choices, also after a withdrawal',
    "src/features/consent/consentReport.component.test.tsx › sends a player's decision and its withdrawal to the operator",
    'tests/e2e/cookieList.spec.ts › removes cookies of tags after a withdrawal and keeps the earlier record (gingaro)',
  ],
  accessibility: [
    'tests/e2e/screens.spec.ts › into three widths, with parts of a readable size and without axe violations',
    'tests/e2e/lawfulPages.spec.ts › shows help, accessibility and the self-test of',
    'tests/e2e/lawfulScreens.spec.ts › on screens without axe violations',
  ],
  help: ['tests/e2e/lawfulPages.spec.ts › shows help, accessibility and the self-test of'],
  'self-test': [
    'src/features/protection/parts/selfTest.test.ts › leads from signs of a problem to exclusion and help first',
    'src/features/protection/SelfTestPage.component.test.tsx › adds up the answers, moves focus to the advice and sends nothing',
  ],
  'reality-check': [
    'src/features/wallet/RealityCheck.component.test.tsx › interrupts after each interval with time and results, and goes on',
    'src/features/wallet/RealityCheck.component.test.tsx › pauses for a day with one press',
    'tests/contract/habits.test.ts › checks reality every 60 minutes until the player chooses 30 or 90',
  ],
  'deposit-limit': [
    'src/features/protection/FirstDepositLimit.component.test.tsx › asks for a monthly limit and shows what is left of it',
    'tests/contract/habits.test.ts › refuses deposits in the chosen hours and no change of them meanwhile',
    'src/features/protection/HabitsCard.component.test.tsx › saves any other span with its own button, and no empty one',
    'src/features/home/parts/PlayerWelcome.component.test.tsx › links to the limits of a player under Brazilian law',
  ],
  'payout-time': [
    'src/features/withdraw/parts/payoutClock.test.ts › counts 120 minutes from the request',
    'src/features/withdraw/PayoutClock.component.test.tsx › shows the time of payment of each withdrawal that is not paid',
  ],
} as const satisfies Record<string, readonly [string, ...string[]]>;

export type RuleId = keyof typeof testsOf;

interface FeatureDefinition {
  default: boolean
  /** Names of other features that must be on whenever this feature is on. */
  needs?: readonly string[]
  /** What the feature does, for the generated JSON Schema and the brand table. */
  summary: string
}

/** Every switch by which a brand turns a feature of its site on or off (docs/product.md §6). */
export const FEATURES = {
  agents: { default: true, summary: 'Agent landing page and agent center' },
  dividend: { default: false, needs: ['agents'], summary: 'Dividend contracts between agents' },
  dailySalary: { default: false, needs: ['agents'], summary: 'Contracts on a daily salary' },
  hourlySalary: { default: false, needs: ['agents'], summary: 'Contracts on an hourly salary' },
  realtimeSalary: {
    default: false,
    needs: ['agents'],
    summary: 'Contracts on a salary settled every five minutes',
  },
  lottery: { default: true, summary: 'Lottery and e-lottery categories, pages and menus' },
  promotions: { default: true, summary: 'Promotions page, menu entries and popups' },
  referral: { default: true, needs: ['promotions'], summary: 'Refer and earn' },
  pointsMall: { default: true, summary: 'Points mall' },
  vip: { default: true, summary: 'VIP bonus and labels' },
  missions: { default: true, summary: 'Missions and their leaderboard' },
  winnerBoard: { default: true, summary: 'Winner board on the home page' },
  freePlay: { default: true, summary: 'Trial accounts and free trials of games' },
  appDownload: { default: true, summary: 'App downloads with QR codes' },
  liveChat: { default: true, summary: 'Chat room and live chat' },
  seamlessWallet: { default: true, summary: 'Seamless-wallet game page' },
  manualRebate: { default: true, summary: 'Rebates that a player claims' },
  withdrawalConfirmation: { default: true, summary: 'A player confirms each withdrawal received' },
  usernameRegistration: { default: true, summary: 'Registration with a username' },
  mobileRegistration: { default: false, summary: 'Registration with a mobile number' },
  registrationSms: {
    default: false,
    needs: ['mobileRegistration'],
    summary: 'A code by SMS at registration',
  },
  mobilePasswordRegistration: {
    default: false,
    needs: ['mobileRegistration'],
    summary: 'Mobile registration also sets a password',
  },
  mobileCodeLogin: { default: false, summary: 'Login with a code by SMS' },
  phonePasswordRecovery: { default: false, summary: 'Password recovery by phone' },
  forcedPasswordChange: { default: true, summary: 'An expired password must be changed' },
  socialLogin: { default: false, summary: 'Login with a social account' },
} as const satisfies Record<string, FeatureDefinition>

export type FeatureName = keyof typeof FEATURES

export const FEATURE_NAMES = Object.keys(FEATURES) as FeatureName[]

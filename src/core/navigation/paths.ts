import type { RoutePlace } from './feature.ts'

/**
 * Pages of the member center (docs/product.md §2.5), by the hash that opens each. They are declared
 * here because every room links to them, and the guard reads them before the center has loaded.
 * Titles, icons and screens are in `features/member/pages.ts`.
 */
export const MEMBER_PAGES = {
  depositv2: { money: true },
  withdraw: { money: true },
  transferFund: { money: true },
  transferUpline: { flag: 'agents', folder: 'upline', money: true },
  rewardCenter: {},
  bonusDetails: {},
  manualRebate: { flag: 'manualRebate', folder: 'rebate' },
  missionLeaderboard: { flag: 'missions', folder: 'missions' },
  referral: { flag: 'referral', folder: 'referral', offered: ['sideMenu'] },
  personalHistoryCopy: { offered: ['sideMenu', 'accountMenu'] },
  transactionHistory: {},
  personalProfit: {},
  messageV2: { trials: true, offered: ['accountMenu'] },
  securityCenter: { offered: ['accountMenu'], money: true },
} satisfies Record<string, RoutePlace>

export type MemberPage = keyof typeof MEMBER_PAGES

/**
 * Pages of the agent center (docs/product.md §2.6), by the hash that opens each; titles, icons and
 * screens are in `features/agent/pages.ts`.
 */
export const AGENT_PAGES = {
  agentTeamOverview: {},
  downlineManagmentView: { money: 'transfer' },
  registerCenter: {},
  personalHistoryCopy: {},
  palStatementsAgentCopy: {},
  agentDownlineTransactionDetailsCopy: {},
  agentRevenueReport: {},
  agentDividendRecordCopy2: { flag: 'dividend', needsWallet: true },
  agentDailyWages2: { flag: 'dailySalary', needsWallet: true },
  agentHourSalary: { flag: 'hourlySalary', needsWallet: true },
  agentRealtimeSalary: { flag: 'realtimeSalary', needsWallet: true },
  agentAnnouncement: {},
} satisfies Record<string, RoutePlace>

export type AgentPage = keyof typeof AGENT_PAGES

/**
 * Makes a function that builds the address of a login or registration page, with the address to
 * open afterwards.
 */
const entrance = (path: string) => (returnTo?: string) =>
  returnTo ? `${path}?next=${encodeURIComponent(returnTo)}` : path

/**
 * Builds every address within the site (docs/architecture.md §4.1); the routes are in
 * docs/product.md §2.1.
 */
export const paths = {
  home: '/',
  games: '/games',
  hotGames: '/?gameType=HOT',
  newGames: '/?gameType=NEW',
  live: '/live',
  slots: '/rng',
  cards: '/pvp',
  fishing: '/fish',
  sports: '/sports',
  esports: '/esports',
  /** Address of the page with the lotteries' draws, results and tables. */
  draws: (gameCode?: string) =>
    gameCode ? `/lottery?gameCode=${encodeURIComponent(gameCode)}` : '/lottery',
  lottery: '/lott',
  eLottery: '/elott',
  login: entrance('/login'),
  register: entrance('/register'),
  agent: entrance('/agent'),
  /** @param place a page within that page, such as the id of a downline */
  agentHome: (page?: AgentPage, place?: string) =>
    page ? `/agentHome#${page}${place === undefined ? '' : `/${place}`}` : '/agentHome',
  /** @param place a page within that page, such as the id of a receipt */
  member: (page?: MemberPage, place?: string) =>
    page ? `/member#${page}${place === undefined ? '' : `/${place}`}` : '/member',
  /** Address of the deposit methods, with a promotion's bonus already chosen. */
  depositWithBonus: (id: string) => `/member#depositv2/bonus/${encodeURIComponent(id)}`,
  help: (anchor?: string) => (anchor ? `/help#${encodeURIComponent(anchor)}` : '/help'),
  favorite: '/favorite',
  recent: '/recent',
  promotions: (id?: string) => (id ? `/promotions#${encodeURIComponent(id)}` : '/promotions'),
  /**
   * @param id id of a raffle
   * @param place a page within the raffle: `draws`, or `verify/<draw>`
   */
  raffle: (id?: string, place?: string) =>
    id ? `/raffle#${encodeURIComponent(id)}${place === undefined ? '' : `/${place}`}` : '/raffle',
  vip: '/vip',
  winners: '/winners',
  /** Address that a player sends to friends, with the player's referral code. */
  referral: (code: string) => `/r/${encodeURIComponent(code)}`,
  /** Address that an agent sends to newcomers, with the agent's affiliate code. */
  invitation: (code: string) => `/register?affiliateCode=${encodeURIComponent(code)}`,
  /** @param place a page within the mall, such as `goods/<id>` or `history` */
  pointMall: (place?: string) => (place ? `/pointMall#${place}` : '/pointMall'),
  app: '/app',
  mirrors: '/mirrors',
  affiliate: '/affiliate',
}

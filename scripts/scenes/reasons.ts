import type { PageState } from './scene.ts'

const OWN_WORDS = 'Words of our own'
const READ_BEFORE = 'What it shows is there before it opens'
const INSTEAD = 'Stands in place of every page'
const AS_SLOTS = 'As Slots'
const ASKS = 'Asks a question, and reads nothing'
const FORM = { empty: 'A form', 'long-words': OWN_WORDS }
/** A page that is read and drawn by the same parts as the page that leads to it. */
const AS_ABOVE = 'As the page that leads to it'
const WITHIN = {
  loading: AS_ABOVE,
  failing: AS_ABOVE,
  offline: AS_ABOVE,
  'long-words': AS_ABOVE,
}
const NO_GAMES = 'No site is without games'

/** Why a page lacks states, by its name: all of them, or single ones. */
const REASONS: Readonly<Record<string, string | Partial<Record<PageState, string>>>> = {
  home: { empty: NO_GAMES },
  rng: { empty: NO_GAMES },
  games: 'Draws the vendors, which the menus have, too',
  live: AS_SLOTS,
  pvp: AS_SLOTS,
  fish: AS_SLOTS,
  sports: AS_SLOTS,
  esports: AS_SLOTS,
  elott: AS_SLOTS,
  lott: AS_SLOTS,
  lottery: { empty: 'Is off without lotteries' },
  seamless: 'Shows one game, whose states are steps',
  affiliate: { empty: 'Has a plan at least', 'long-words': 'Read by the operator before' },
  app: 'Its words come from the brand',
  mirrors: 'Its words come from the brand',
  help: { empty: 'The law asks for it', 'long-words': 'Is a long text as it is' },
  agent: 'A form, which fails as Login does',
  agentHome: 'Links, which are always there',
  member: 'Links, which are always there',
  login: FORM,
  register: FORM,
  'forgot-password': FORM,
  'change-password': FORM,
  'password-expired': 'As Change password',
  terms: { empty: 'The law asks for it', 'long-words': 'Is a long text as it is' },
  announcement: READ_BEFORE,
  notices: READ_BEFORE,
  contract: READ_BEFORE,
  drawer: READ_BEFORE,
  vendors: READ_BEFORE,
  'account-menu': READ_BEFORE,
  chat: { 'long-words': 'Names of desks are short' },
  'game-details': { empty: 'Shows one game' },
  game: { empty: 'Shows one game', 'long-words': 'The vendor draws the game' },
  'game-deposit': { empty: 'As Deposit', 'long-words': 'As Deposit' },
  logout: ASKS,
  'logged-out-elsewhere': ASKS,
  'notice-of-a-deposit': ASKS,
  'real-account-needed': ASKS,
  maintenance: INSTEAD,
  blocked: INSTEAD,
  'invalid-host': INSTEAD,
  'network-failure': INSTEAD,
  'not-found': INSTEAD,
  'feature-off': INSTEAD,
  'promotion-apply': { empty: 'Shows one promotion' },
  'promotion-claims': WITHIN,
  'points-history': WITHIN,
  'points-details': WITHIN,
  'raffle-draws': WITHIN,
  'raffle-wheel': { empty: 'Shows one draw', 'long-words': 'As the list of draws' },
}

/** Names of the pages that give a reason for a state that they lack. */
export const PAGES_WITH_REASONS = Object.keys(REASONS)

/** States that only some pages have, and that need no reason where they are missing. */
export const RARE_STATES: readonly PageState[] = ['one', 'denied']

/** Says in a few words why a page has no scene of a state; undefined if nobody has said it. */
export function whyNot(page: string, state: PageState): string | undefined {
  const reason = state === 'denied' ? undefined : REASONS[page]
  return typeof reason === 'string' ? reason : reason?.[state]
}

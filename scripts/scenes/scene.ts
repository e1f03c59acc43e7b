import type { FeatureName } from '#core/brand/features.ts'
import type { Actor } from './actor.ts'
import type { ReplyChange } from './replies.ts'
import type { Step } from './steps.ts'

/**
 * States that a page has because of the gateway or of what it says, by the ends of their scenes'
 * names; each can be made from the page itself.
 */
export type MadeState = 'loading' | 'failing' | 'offline' | 'long-words'

/** States that pages share, in the order of a table of them, by the ends of their scenes' names. */
export const PAGE_STATES = [
  'loading',
  'empty',
  'one',
  'long-words',
  'failing',
  'offline',
  'denied',
] as const
export type PageState = (typeof PAGE_STATES)[number]

/** A page of the site, or one state of it, of which the gallery takes a screenshot. */
export interface Scene {
  /** Name of the file, which `--route` accepts in place of a path. */
  name: string
  path: string
  /**
   * Name of the scene whose page or popup this one shows in a state; its own name for a page or
   * popup. Other scenes belong to the page at their address.
   */
  page?: string
  /** States that are made from this scene, in scenes of their own. */
  states?: readonly MadeState[]
  /** The page exists only while all of these features are on. */
  flags?: readonly FeatureName[]
  /** Role of the demo account that is logged in. */
  as?: 'member' | 'agent'
  /** Name of another demo account than the role's own. */
  account?: string
  /** Something lies over the page, so that the window is shown, and not the whole page. */
  overlay?: true
  /** The page state exists only on phones or only on wide screens. */
  side?: 'narrow' | 'wide'
  systemStatus?: 1 | 2
  /** Shows announcements over the page; in other screenshots they are already closed. */
  announced?: true
  /** Opens the page on a host that the brand does not know. */
  strangeHost?: true
  /** Aborts every request to the gateway, as without a network. */
  offline?: true
  /** Logs in as a player who has done nothing yet, or as an agent without a team. */
  empty?: true
  /** The gateway fails for all calls except those of the shell. */
  failing?: true
  /** The gateway never answers these calls. */
  loading?: true
  /** The gateway gives every other entry the longest words and amounts. */
  longWords?: true
  /** What the gateway says differently to the page, for states that no demo account has. */
  replies?: readonly ReplyChange[]
  /** Row of a large team's list to which the page is scrolled. */
  row?: number
  /** The page state exists only in brands with these currencies. */
  currencies?: readonly string[]
  /**
   * Prepares the gateway, whose players are reset before. Returns the page's address if it is not
   * known earlier. Runs once for all screenshots of the state.
   */
  prepare?: (actor: Actor) => Promise<string | void>
  /** Steps on the page before each screenshot is taken. */
  steps?: readonly Step[]
  /** Pattern of the console message of a refusal that the steps cause on purpose. */
  fails?: RegExp
}

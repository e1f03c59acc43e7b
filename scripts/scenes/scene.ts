import type { FeatureName } from '#core/brand/features.ts'
import type { Actor } from './actor.ts'
import type { ReplyChange } from './replies.ts'
import type { Step } from './steps.ts'

/** A page of the site, or one state of it, of which the gallery takes a screenshot. */
export interface Scene {
  /** Name of the file, which `--route` accepts in place of a path. */
  name: string
  path: string
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

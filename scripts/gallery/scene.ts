import type { FeatureName } from '#core/brand/features.ts'
import type { Actor } from './actor.ts'
import type { Step } from './steps.ts'

/** A page of the site, or a state of one, as the gallery shows it. */
export interface Scene {
  /** File name, and what `--route` may say instead of a path. */
  name: string
  path: string
  /** Exists only while all of these are on. */
  flags?: readonly FeatureName[]
  /** Role of the demo account that is logged in. */
  as?: 'member' | 'agent'
  /** Shows over the page what the window shows, rather than the page's whole length. */
  overlay?: 'arrives' | 'drawer' | 'vendors' | 'notices' | 'chat' | 'details'
  /** Exists only on this side of the shell's breakpoint. */
  side?: 'narrow' | 'wide'
  systemStatus?: 1 | 2
  /** Shows announcements over the page; other scenes start with closed announcements. */
  announced?: true
  /** Opens the page on a host that the brand does not know. */
  strangeHost?: true
  /** Aborts every request to the gateway, as without a network. */
  offline?: true
  /** Shown to a player who has done nothing yet, or an agent without a team. */
  empty?: true
  /** The gateway fails at all that is not the site's frame. */
  failing?: true
  /** Row of a large team's list to which the scene scrolls. */
  row?: number
  /** The scene exists only in brands of these currencies. */
  currencies?: readonly string[]
  /**
   * What is done at the gateway first, with players as they are at the start; returns the address if it
   * is known only then. Once for all pictures of the scene.
   */
  prepare?: (actor: Actor) => Promise<string | void>
  /** Steps on the page before each picture is taken. */
  steps?: readonly Step[]
  /** Console message of a refusal that the steps cause on purpose. */
  fails?: RegExp
}

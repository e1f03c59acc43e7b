import type { TelemetrySite } from '#core/brand/telemetry.ts'
import {
  ANALYTICS,
  readDetail,
  readRoute,
  type Detail,
  type EventName,
  type TelemetryEvent,
} from '#rules/telemetry.ts'
import { deliver } from './destinations.ts'

export interface Outbox {
  /**
   * Adds an event with those of its fields that may leave the page.
   *
   * @param at milliseconds since the page's start when it happened; now by default
   * @param measuredAt when it was measured, if that tells its page
   */
  add<Name extends EventName>(
    name: Name,
    detail: Record<keyof Detail<Name>, unknown> | Detail<Name>,
    at?: number,
    measuredAt?: number,
  ): void
  /** Notes that the visitor entered a page. */
  enter(route: string, at: number): void
  /** Events that say what visitors do wait until this is known. */
  allowAnalytics(allowed: boolean): void
  close(): void
}

const WAIT_MS = 5000
/** Most events of a name, so that an error in a loop floods nobody. */
const MOST_OF_A_NAME = 200
/** A browser sends 64 kB at most for a page that is closing. */
const MOST_AT_ONCE = 25

interface Waiting {
  name: EventName
  at: number
  /** Page on which it happened; undefined before the first page is known. */
  route: string | undefined
  language: string
  detail: TelemetryEvent['detail']
}

/** Gathers events, and sends them every few seconds and when the page is left. */
export function createOutbox(site: TelemetrySite, visit: string, since: number): Outbox {
  const { brand, release, version } = site
  const counts = new Map<EventName, number>()
  const routes: { route: string; at: number }[] = []
  let waiting: Waiting[] = []
  let analytics: boolean | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const routeAt = (at: number) => routes.findLast((entry) => entry.at <= at)?.route

  const isUndecided = ({ name }: Waiting) => ANALYTICS.includes(name) && analytics === undefined

  function send(): void {
    clearTimeout(timer)
    timer = undefined
    const due = waiting.filter((one) => !isUndecided(one))
    waiting = waiting.filter(isUndecided)
    const events = due.map(({ route = routes[0]?.route ?? '', at, ...event }): TelemetryEvent => ({
      ...event,
      at: Math.round(performance.timeOrigin + at),
      brand,
      release,
      version,
      visit,
      route,
    }))
    for (let from = 0; from < events.length; from += MOST_AT_ONCE) {
      const batch = events.slice(from, from + MOST_AT_ONCE)
      for (const destination of site.destinations) deliver(destination, site, batch)
    }
  }
  const sendSoon = () => (timer ??= setTimeout(send, WAIT_MS))
  const sendIfHidden = () => {
    if (document.visibilityState === 'hidden') send()
  }
  // On the window, which hears it last: the last measures of speed are taken at the same event.
  window.addEventListener('visibilitychange', sendIfHidden)
  window.addEventListener('pagehide', send)

  const outbox: Outbox = {
    add(name, detail, at = performance.now(), measuredAt) {
      const count = (counts.get(name) ?? 0) + 1
      counts.set(name, count)
      if (at < since || count > MOST_OF_A_NAME) return
      if (ANALYTICS.includes(name) && analytics === false) return
      const language = document.documentElement.lang
      const read = readDetail(name, detail, window.location.origin)
      // Notes arrive in their order; only what was measured may belong to an earlier page.
      const route = measuredAt === undefined ? routes.at(-1)?.route : routeAt(measuredAt)
      waiting.push({ name, at, route, language, detail: read })
      sendSoon()
    },
    enter(route, at) {
      const known = readRoute(route)
      if (known === undefined) return
      routes.push({ route: known, at })
      outbox.add('view', {}, at)
    },
    allowAnalytics(allowed) {
      analytics = allowed
      if (!allowed) waiting = waiting.filter(({ name }) => !ANALYTICS.includes(name))
      else if (waiting.length > 0) sendSoon()
    },
    close() {
      clearTimeout(timer)
      waiting = []
      window.removeEventListener('visibilitychange', sendIfHidden)
      window.removeEventListener('pagehide', send)
    },
  }
  return outbox
}

/** A sample of the gateway's clock from one reply, in milliseconds. */
interface Sample {
  gateway: number
  monotonic: number
  wall: number
  /** The round trip in milliseconds; the sample is wrong by at most half of it. */
  roundTrip: number
}

/**
 * The device's two clocks may differ by this many milliseconds; if they differ more, it has slept
 * or its clock was set.
 */
const DOUBT_MS = 2000

/**
 * Clocks run at different speeds: after this time a newer sample counts more than one with a shorter round
 * trip.
 */
const STALE_MS = 10 * 60_000

let sample: Sample | null = null
let doubted = false
let ask: () => void = () => undefined

/**
 * Sets the call that fetches the gateway's time again; any call would do, since every reply carries
 * the time.
 */
export function configureClock(options: { ask: () => void }): void {
  ask = options.ask
}

/**
 * Learns the gateway's time from a reply.
 *
 * @param time ISO 8601, when the gateway wrote the reply
 * @param sentAt when the request left, by `performance.now()`; the reply is assumed to be written
 *   half a round trip later
 */
export function learnGatewayTime(time: string, sentAt: number): void {
  const written = Date.parse(time)
  if (Number.isNaN(written)) return
  const monotonic = performance.now()
  const roundTrip = monotonic - sentAt
  const isBetter =
    !sample || doubted || roundTrip <= sample.roundTrip || monotonic - sample.monotonic > STALE_MS
  if (!isBetter) return
  sample = { gateway: written + roundTrip / 2, monotonic, wall: Date.now(), roundTrip }
  doubted = false
}

/**
 * Uses the device's time again, as before the first reply. For tests, which share one clock on a
 * page.
 */
export function forgetGatewayTime(): void {
  sample = null
  doubted = false
}

/**
 * Tells whether a reply has brought the gateway's time; until then `gatewayNow` gives the device's
 * time.
 */
export const isClockKnown = () => sample !== null

/**
 * The gateway's time in milliseconds since 1970. The device's wall clock is not trusted: it may be
 * years off or be set meanwhile. If the device seems to have slept, the time is fetched again.
 */
export function gatewayNow(): number {
  if (!sample) return Date.now()
  const elapsed = performance.now() - sample.monotonic
  const parted = Math.abs(Date.now() - sample.wall - elapsed) > DOUBT_MS
  if (parted && !doubted) {
    doubted = true
    ask()
  }
  return sample.gateway + elapsed
}

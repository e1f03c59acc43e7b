/**
 * The gateway's time in one reply, and the device's two clocks when the reply came; all in
 * milliseconds.
 */
interface Sample {
  gateway: number
  monotonic: number
  wall: number
  /**
   * Milliseconds from the request to the reply. The sample's time is wrong by at most half of that.
   */
  roundTrip: number
}

/**
 * Milliseconds by which the difference between the device's two clocks may change. If it changes
 * more, the device has slept, or somebody has set its clock.
 */
const DOUBT_MS = 2000

/**
 * Milliseconds after which a newer sample is used even if its round trip is longer, since clocks
 * run at different speeds.
 */
const STALE_MS = 10 * 60_000

let sample: Sample | null = null
let doubted = false
let ask: () => void = () => undefined

/**
 * Sets the function that fetches the gateway's time again. Any call would do, since every reply
 * carries the time.
 */
export function configureClock(options: { ask: () => void }): void {
  ask = options.ask
}

/**
 * Learns the gateway's time from a reply.
 *
 * @param time ISO 8601, when the gateway wrote the reply
 * @param sentAt when the request left, by `performance.now()`; the gateway is assumed to have
 * written the reply halfway between request and reply
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
 * Uses the device's time again, as before the first reply. For tests, which run one after another
 * on the same page.
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

/** A sample of the gateway's clock from one reply, in milliseconds. */
interface Sample {
  gateway: number
  monotonic: number
  wall: number
  /** The round trip; the sample is wrong by at most half of it. */
  roundTrip: number
}

/**
 * By how much the two clocks of the device may differ; beyond, it has slept or its clock was set.
 */
const DOUBT_MS = 2000

/** Clocks run apart: after this long a newer sample counts more than a quicker one. */
const STALE_MS = 10 * 60_000

let sample: Sample | null = null
let doubted = false
let ask: () => void = () => undefined

/** Sets the call that fetches the gateway's time again; any call does, since every reply has it. */
export function configureClock(options: { ask: () => void }): void {
  ask = options.ask
}

/**
 * Learns the gateway's time from a reply.
 *
 * @param time ISO 8601, when the gateway wrote the reply
 * @param sentAt when the request left, by `performance.now()`; the reply was written half a round
 *   trip ago
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

/** Takes the device's time again, as before the first reply: tests of one page share its clock. */
export function forgetGatewayTime(): void {
  sample = null
  doubted = false
}

/** Whether a reply has brought the gateway's time; until then `gatewayNow` is the device's. */
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

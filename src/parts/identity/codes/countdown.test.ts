import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  configureClock,
  forgetGatewayTime,
  gatewayNow,
  learnGatewayTime,
} from '#core/gateway/clock.ts'
import { beginCountdown, readSentCode, storeSentCode } from './countdown.ts'

const GATEWAY = Date.parse('2026-11-21T05:00:00.000Z')
const YEAR = 365 * 24 * 3600 * 1000

/** Whole seconds until the deadline, as the button shows them. */
const secondsLeft = (deadline: number) => Math.max(0, Math.ceil((deadline - gatewayNow()) / 1000))

/**
 * Simulates a reply that arrives now. The gateway wrote it at the time `written`, by its own clock.
 */
const hear = (written: number, roundTrip: number) =>
  learnGatewayTime(new Date(written).toISOString(), performance.now() - roundTrip)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
  forgetGatewayTime()
  configureClock({ ask: () => undefined })
})

describe('the countdown to the next code', () => {
  it.each([
    [1, 0, 60],
    [1, 400, 60],
    // The countdown has already lost 3 of 60 seconds: half of the round trip passed after the
    // gateway wrote the reply.
    [1, 6000, 57],
    [0.5, 0, 30],
    [5, 0, 300],
    [0, 0, 0],
  ])(
    'an SMS countdown of %d minutes with %d ms round trip starts at %d s',
    (minutes, roundTrip, seconds) => {
      hear(GATEWAY, roundTrip)
      expect(secondsLeft(beginCountdown(minutes, gatewayNow(), roundTrip).deadline)).toBe(seconds)
    },
  )

  it.each([
    ['ten years behind', -10 * YEAR],
    ['a minute behind', -60_000],
    ['a minute ahead', 60_000],
    ['ten years ahead', 10 * YEAR],
  ])('an SMS countdown is right on a device whose clock is %s', (_, off) => {
    vi.setSystemTime(GATEWAY + off)
    hear(GATEWAY, 0)
    const { deadline } = beginCountdown(1, gatewayNow(), 0)
    vi.advanceTimersByTime(18_000)
    expect(secondsLeft(deadline)).toBe(42)
  })

  it.each([
    ['back an hour', -3_600_000],
    ['ahead an hour', 3_600_000],
    ['back ten years', -10 * YEAR],
  ])('an SMS countdown stays right when the device’s clock is set %s meanwhile', (_, jump) => {
    vi.setSystemTime(GATEWAY)
    hear(GATEWAY, 0)
    const { deadline } = beginCountdown(1, gatewayNow(), 0)
    vi.advanceTimersByTime(10_000)
    vi.setSystemTime(Date.now() + jump)
    vi.advanceTimersByTime(10_000)
    expect(secondsLeft(deadline)).toBe(40)
  })

  it('an SMS countdown loads the gateway’s time again after the device slept', () => {
    vi.setSystemTime(GATEWAY)
    hear(GATEWAY, 0)
    const { deadline } = beginCountdown(1, gatewayNow(), 0)
    configureClock({ ask: () => hear(GATEWAY + 45_000, 0) })
    vi.setSystemTime(GATEWAY + 45_000)
    gatewayNow()
    expect(secondsLeft(deadline)).toBe(15)
  })
})

describe('a stored countdown', () => {
  it('a stored SMS countdown is restored only for the same purpose of the code', () => {
    const sent = { ...beginCountdown(1, GATEWAY, 0), handle: 'verification' }
    storeSentCode('login', sent)
    expect(readSentCode('login', GATEWAY + 5000)).toEqual(sent)
    expect(readSentCode('recovery', GATEWAY)).toBeNull()
  })

  it('a stored SMS countdown never lasts longer than its full duration', () => {
    storeSentCode('login', beginCountdown(1, GATEWAY + YEAR, 0))
    expect(readSentCode('login', GATEWAY)?.deadline).toBe(GATEWAY + 60_000)
  })

  it.each(['', '{', 'null', '{"deadline":"soon","seconds":60}', '{"deadline":1,"seconds":1e9}'])(
    'the malformed stored SMS countdown %j is ignored',
    (stored) => {
      const storage = { getItem: () => stored, setItem: () => undefined }
      vi.stubGlobal('window', { sessionStorage: storage })
      expect(readSentCode('register', GATEWAY)).toBeNull()
      vi.unstubAllGlobals()
    },
  )
})

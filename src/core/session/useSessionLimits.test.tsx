import { createStore, Provider } from 'jotai'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { forgetGatewayTime, learnGatewayTime } from '#core/gateway/clock.ts'
import { noticeAtom } from '#core/popups/notices.ts'
import type { Session } from './session.ts'
import { useSessionLimits } from './useSessionLimits.ts'

const MINUTE = 60_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setInterval', 'clearInterval'] })
  forgetGatewayTime()
  learnGatewayTime(new Date().toISOString(), performance.now())
  onTestFinished(() => {
    vi.useRealTimers()
    forgetGatewayTime()
  })
})

/** Starts a session with an idle limit of ten minutes and a maximum age of half an hour. */
async function keepSession() {
  const store = createStore()
  const ends: string[] = []
  const session = {
    idleSeconds: 600,
    expiresAt: new Date(Date.now() + 30 * MINUTE).toISOString(),
  } as Session
  function Keeper() {
    useSessionLimits({ session, onEnd: (reason) => ends.push(reason), onActivity: () => {} })
    return null
  }
  const { unmount } = await render(
    <Provider store={store}>
      <Keeper />
    </Provider>,
  )
  onTestFinished(unmount)
  return { ends, warning: () => store.get(noticeAtom) }
}

const touch = () => window.dispatchEvent(new PointerEvent('pointerdown'))

it('an idle player is warned a minute before logout, and a touch prevents the logout', async () => {
  const { ends, warning } = await keepSession()
  vi.advanceTimersByTime(9 * MINUTE - 2000)
  expect(warning()).toBeNull()
  vi.advanceTimersByTime(3000)
  expect(warning()).toMatchObject({ message: { message: /logged out in a minute/ } })
  touch()
  vi.advanceTimersByTime(9 * MINUTE)
  expect(ends).toEqual([])
  vi.advanceTimersByTime(MINUTE + 1000)
  expect(ends[0]).toBe('idle')
})

it('a session ends at its maximum age although its player is active', async () => {
  const { ends } = await keepSession()
  for (let minute = 1; minute < 30; minute += 1) {
    vi.advanceTimersByTime(MINUTE)
    touch()
  }
  expect(ends).toEqual([])
  vi.advanceTimersByTime(MINUTE + 1000)
  expect(ends[0]).toBe('absolute')
})

import { useQuery } from '@tanstack/react-query'
import { afterEach, expect, it } from 'vitest'
import { bindTransport } from '#core/contract/call.ts'
import { forgetGatewayTime, learnGatewayTime } from '#core/gateway/clock.ts'
import { usePageContext } from '#core/locale/pageContext.ts'
import { showInApp } from '#support/components/app.tsx'
import { makePromotion } from '#support/components/promotion.ts'
import { promotionQuery } from './queries.ts'
import type { Promotion } from './schema.ts'
import { TimeLeft } from './TimeLeft.tsx'

afterEach(forgetGatewayTime)

/** Forgets the time before, which would stay if its reply had come faster. */
function passTo(time: string): void {
  forgetGatewayTime()
  learnGatewayTime(time, performance.now())
}

/** Reads what a countdown asks anew when it ends. */
function Reader() {
  useQuery(promotionQuery('spin', usePageContext()))
  return null
}

it('a promotion’s time left goes down by itself, and its ends ask the gateway', async () => {
  let asked = 0
  const promotion = makePromotion('coming', {
    startsAt: '2030-01-10T00:00:00Z',
    endsAt: '2030-01-20T00:00:00Z',
  })
  bindTransport(() => {
    asked += 1
    return Promise.resolve(promotion)
  })
  passTo('2030-01-07T12:00:00Z')
  const { screen } = await showInApp(
    <>
      <TimeLeft promotion={promotion as Promotion} />
      <Reader />
    </>,
    { asksPermission: false },
  )
  const shown = () => screen.container.textContent
  await expect.poll(shown).toBe('Starts in 2 days')
  passTo('2030-01-08T12:00:00Z')
  await expect.poll(shown).toBe('Starts in 1 day')
  await expect.poll(() => asked).toBe(1)
  asked = 0
  passTo('2030-01-09T23:59:59.500Z')
  await expect.poll(shown).toBe('9 days left')
  await expect.poll(() => asked).toBeGreaterThan(0)
  asked = 0
  passTo('2030-01-19T23:59:59.500Z')
  await expect.poll(shown).toContain('Jan 2030')
  await expect.poll(() => asked).toBeGreaterThan(0)
})

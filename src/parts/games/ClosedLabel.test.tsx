import { afterEach, expect, it } from 'vitest'
import { bindTransport } from '#core/contract/call.ts'
import { forgetGatewayTime, learnGatewayTime } from '#core/gateway/clock.ts'
import { showInApp } from '#support/components/app.tsx'
import { ClosedLabel } from './ClosedLabel.tsx'

afterEach(forgetGatewayTime)

/** Forgets the time before, which would stay if its reply had come faster. */
function passTo(time: string): void {
  forgetGatewayTime()
  learnGatewayTime(time, performance.now())
}

it('a closed game’s hour gains its day and goes as the gateway’s time passes', async () => {
  bindTransport(() => Promise.reject(new Error('no call is expected')))
  passTo('2030-01-10T00:00:00Z')
  const closed = { why: 'maintenance', endsAt: '2030-01-10T18:00:00Z' } as const
  const { screen } = await showInApp(<ClosedLabel closed={closed} />, { asksPermission: false })
  const label = () => screen.container.textContent
  await expect.poll(label).toBe('Back at 11 Jan, 01:00')
  passTo('2030-01-10T12:00:00Z')
  await expect.poll(label).toBe('Back at 01:00')
  passTo('2030-01-10T18:00:00Z')
  await expect.poll(label).toBe('Under maintenance')
})

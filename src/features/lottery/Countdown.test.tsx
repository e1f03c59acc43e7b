import { expect, it } from 'vitest'
import { gatewayNow } from '#core/gateway/clock.ts'
import { showInApp } from '#support/components/app.tsx'
import { Countdown } from './Countdown.tsx'

it.each([
  [187.7, /^7 days$/],
  [24.1, /^1 day$/],
  [23.5, /^23:\d\d:\d\d$/],
])('the time to a draw in %s hours has no more hours than a day', async (hours, face) => {
  const nextDrawAt = new Date(gatewayNow() + hours * 3_600_000).toISOString()
  const { screen } = await showInApp(
    <Countdown lottery={{ nextDrawAt, period: 2_592_000 } as never} />,
  )
  await expect.element(screen.getByRole('timer').getByText(face)).toBeInTheDocument()
})

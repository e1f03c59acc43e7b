import { afterEach, expect, it, vi } from 'vitest'
import { GatewayError } from '#core/contract/error.ts'
import { getPermission } from '#core/system/api.ts'
import { PERMISSION, showInApp } from '#support/components/app.tsx'
import { openGateway } from '#support/components/game.tsx'
import { SystemGate } from './SystemGate.tsx'

afterEach(() => void vi.useRealTimers())

it('a site that could not load asks again by itself until it can', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  let isBack = false
  let asked = 0
  openGateway().answer(getPermission, () => {
    asked += 1
    if (!isBack) throw new GatewayError('closed')
    return PERMISSION
  })
  const { screen } = await showInApp(
    <SystemGate>
      <h1>The site</h1>
    </SystemGate>,
  )
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeEnabled()
  isBack = true
  vi.advanceTimersByTime(30_000)
  await expect.element(screen.getByRole('heading', { name: 'The site' })).toBeVisible()
  vi.advanceTimersByTime(90_000)
  expect(asked).toBe(2)
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import layout from '#app/layout.css?inline'
import { GatewayError } from '#core/contract/error.ts'
import { gatewayErrorMessage } from '#core/gateway/messages.ts'
import { showInApp } from '#support/components/app.tsx'
import { Refusal } from '#parts/form/Refusal.tsx'
import { OfflineBar } from './shell/OfflineBar.tsx'

const styles = document.createElement('style')
beforeEach(() => {
  styles.textContent = layout
  document.head.append(styles)
})
afterEach(() => styles.remove())

test('a field with an error scrolls into view below the header and the offline bar', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { screen } = await showInApp(
    <main>
      <Refusal error={new GatewayError('network')} words={gatewayErrorMessage} />
      <OfflineBar />
    </main>,
  )
  const alert = screen.getByRole('alert')
  await expect.element(alert).toBeInTheDocument()
  const { scrollMarginTop } = getComputedStyle(alert.element().parentElement!)
  expect(Number.parseFloat(scrollMarginTop)).toBeGreaterThan(7 * 16 + 30)
})

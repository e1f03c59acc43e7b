import { expect, it, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { GatewayError } from '#core/contract/error.ts'
import { useOnceOnline } from './useOnceOnline.ts'

const LOST = new GatewayError('network')

/** Uses the hook with an error, which `fail` replaces. */
async function use(error: GatewayError | null) {
  const retry = vi.fn()
  const { rerender } = await renderHook((given) => useOnceOnline(given?.error ?? null, retry), {
    initialProps: { error },
  })
  return { retry, fail: (next: GatewayError) => rerender({ error: next }) }
}

const goOnline = () => window.dispatchEvent(new Event('online'))

it('a call that failed without a network is retried once when the network returns', async () => {
  const { retry } = await use(LOST)
  goOnline()
  goOnline()
  await expect.poll(() => retry.mock.calls.length).toBe(1)
})

it('a call is also retried if the network returns just before its failure is reported', async () => {
  const { retry, fail } = await use(null)
  goOnline()
  await fail(LOST)
  await expect.poll(() => retry.mock.calls.length).toBe(1)
})

it('a call that failed for another reason is not retried when the network returns', async () => {
  const { retry: retryRefused } = await use(new GatewayError('bad_gateway', { status: 502 }))
  const { retry } = await use(LOST)
  goOnline()
  await expect.poll(() => retry.mock.calls.length).toBe(1)
  expect(retryRefused).not.toHaveBeenCalled()
})

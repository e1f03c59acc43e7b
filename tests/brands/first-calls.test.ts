import { describe, expect, it } from 'vitest'
import { prefetchShell } from '#app/prefetch.ts'
import type { RuntimeBrand } from '#core/brand/runtime.ts'
import { bindTransport } from '#core/contract/call.ts'
import { createGatewayTransport } from '#core/gateway/client.ts'
import { createQueryClient } from '#core/gateway/queries.ts'
import { prefetchLobby } from '#features/lobby/prefetch.ts'
import { firstCalls } from '#scripts/brand/stamp/first-calls.ts'

const GATEWAY = 'https://gateway.example'

describe('the calls that a page sends ahead of the app', () => {
  it('the inline script sends early exactly those calls that the app needs first', async () => {
    const asked: string[] = []
    bindTransport(
      createGatewayTransport({
        baseUrl: GATEWAY,
        merchant: 'M1',
        language: () => 'VI',
        token: () => null,
        fetch: async (request) => {
          asked.push((request as Request).url)
          return Response.json({}, { status: 500 })
        },
      }),
    )
    const queryClient = createQueryClient()
    await prefetchShell(queryClient, { language: 'VI', merchant: 'M1' }, 'visitor')
    await prefetchLobby(queryClient, { merchant: 'M1' } as RuntimeBrand, 'VI', 'visitor')

    const { calls, home } = firstCalls({ gateway: GATEWAY, merchant: 'M1', faces: {}, words: {} })
    const ahead = [...calls, ...home].map(
      (address) => GATEWAY + address.replace('__language__', 'VI'),
    )
    expect(ahead).toHaveLength(4)
    expect(asked).toEqual(expect.arrayContaining(ahead))
  })
})

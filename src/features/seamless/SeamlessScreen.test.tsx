import { createStore } from 'jotai'
import { useLocation, useNavigate } from 'react-router-dom'
import { expect, it } from 'vitest'
import { bindTransport, type CallDefinition } from '#core/contract/call.ts'
import { createQueryClient } from '#core/gateway/queries.ts'
import { permissionQuery } from '#core/system/queries.ts'
import { getBalance, getMerchantWallet, transferWallet } from '#core/wallet/api.ts'
import { listVendors } from '#parts/games/api.ts'
import { launchGame } from '#parts/play/api.ts'
import { logIn, PERMISSION, showInApp } from '#support/components/app.tsx'
import { SeamlessScreen } from './SeamlessScreen.tsx'

const FIRST = '?nodeId=1&trial=1'
const SECOND = '?nodeId=2&trial=1'

/** Shows the screen with its address, and with links to another game and back. */
function Visit() {
  const navigate = useNavigate()
  return (
    <>
      <SeamlessScreen />
      <p>{useLocation().search}</p>
      <button type="button" onClick={() => navigate(SECOND)}>
        Another link
      </button>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
    </>
  )
}

it('a trial game from a direct link starts only after a click, at every visit', async () => {
  bindTransport(() => new Promise(() => undefined))
  const queryClient = createQueryClient()
  queryClient.setQueryData<unknown>(permissionQuery.queryKey, PERMISSION)
  const { screen } = await showInApp(<Visit />, {
    brand: { features: { freePlay: true } },
    address: `/seamless${FIRST}`,
    queryClient,
  })
  const start = screen.getByRole('button', { name: 'Start the trial' })
  await start.click()
  await expect.poll(() => start.query()).toBeNull()
  await screen.getByRole('button', { name: 'Another link' }).click()
  await expect.element(screen.getByText(SECOND)).toBeVisible()
  expect(start.query()).not.toBeNull()
  await screen.getByRole('button', { name: 'Back' }).click()
  await expect.element(screen.getByText(FIRST)).toBeVisible()
  expect(start.query()).not.toBeNull()
})

const LANES = [{ type: 'RNG', vendors: [{ code: 'NLN', name: 'Nine Lanterns', type: 'RNG' }] }]

it.each([
  [
    false,
    '฿64,125.04 moves to Nine Lanterns',
    'Move the balance and play',
    [transferWallet, launchGame],
  ],
  [true, 'Your balance: ฿64,125.04.', 'Start the game', [launchGame]],
])(
  'a direct link to a real-money game waits for a press (single wallet: %s)',
  async (isSingle, told, label, sent) => {
    const writes: string[] = []
    const answers: Record<string, unknown> = {
      [getMerchantWallet.definition.path]: { isSingle },
      [getBalance.definition.path]: { balance: '64125.04', currency: 'THB' },
      [listVendors.definition.path]: { lanes: LANES },
      [transferWallet.definition.path]: {
        moved: '64125.04',
        balance: '0',
        vendorBalance: '64125.04',
      },
    }
    bindTransport(({ path, method }: CallDefinition) => {
      if (method !== 'get') writes.push(path)
      return path in answers ? Promise.resolve(answers[path]) : new Promise(() => undefined)
    })
    const store = createStore()
    logIn(store, { account: crypto.randomUUID(), type: 0 })
    const { screen } = await showInApp(<SeamlessScreen />, {
      store,
      address: '/seamless?vassalage=NLN',
    })
    const start = screen.getByRole('button', { name: label })
    await expect.element(start).toBeEnabled()
    expect(screen.container.textContent).toContain(told)
    expect(writes).toEqual([])
    await start.click()
    await expect.poll(() => writes).toEqual(sent.map(({ definition: { path } }) => path))
  },
)

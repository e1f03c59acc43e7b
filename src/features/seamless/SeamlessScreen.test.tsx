import { useLocation, useNavigate } from 'react-router-dom'
import { expect, it } from 'vitest'
import { bindTransport } from '#core/contract/call.ts'
import { createQueryClient } from '#core/gateway/queries.ts'
import { permissionQuery } from '#core/system/queries.ts'
import { PERMISSION, showInApp } from '#support/components/app.tsx'
import { SeamlessScreen } from './SeamlessScreen.tsx'

const FIRST = '?nodeId=1&trial=1'
const SECOND = '?nodeId=2&trial=1'

/** The screen, with the address that it shows and links to go on. */
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

it('a link to a trial starts only at a click, also on return', async () => {
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

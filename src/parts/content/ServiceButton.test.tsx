import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ServiceButton } from './ServiceButton.tsx'
import { getPermission } from '#core/system/api.ts'
import { PERMISSION, showInApp } from '#support/components/app.tsx'
import { openGateway } from '#support/components/center.tsx'

const URL = 'https://care.example/chat'
const BRAND = { customerService: { type: 'window', url: URL } }

/** Presses the link; tells whether the browser would follow the link itself. */
async function press(answer: Partial<Window> | null, brand: object = BRAND) {
  const open = vi.spyOn(window, 'open').mockReturnValue(answer as Window | null)
  let isFollowed: boolean | undefined
  const stop = (event: Event) => {
    isFollowed = !event.defaultPrevented
    event.preventDefault()
  }
  const { screen } = await showInApp(<ServiceButton />, { brand })
  document.addEventListener('click', stop)
  await userEvent.click(screen.getByRole('link', { name: 'Contact customer service' }))
  document.removeEventListener('click', stop)
  return { isFollowed, open }
}

it('customer service opens in a window that has no link to the page', async () => {
  const opened: Partial<Window> = { opener: window }
  const { isFollowed, open } = await press(opened)
  expect(open).toHaveBeenCalledWith(URL, 'customer-service', expect.stringContaining('width=440'))
  expect(opened.opener).toBeNull()
  expect(isFollowed).toBe(false)
})

it('the link to customer service is followed where the browser opens no window', async () => {
  expect((await press(null)).isFollowed).toBe(true)
})

it('the link to customer service is followed where the gateway says so', async () => {
  openGateway().answer(getPermission, () => ({
    info: { ...PERMISSION.info, customerService: { path: URL, csType: 'link' } },
  }))
  const { isFollowed, open } = await press(null)
  expect(isFollowed).toBe(true)
  expect(open).not.toHaveBeenCalled()
})

it('the link to customer service is followed where the brand wants a link', async () => {
  const { isFollowed, open } = await press(null, { customerService: { type: 'link', url: URL } })
  expect(isFollowed).toBe(true)
  expect(open).not.toHaveBeenCalled()
})

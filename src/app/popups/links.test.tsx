import { Suspense, use } from 'react'
import { useLocation } from 'react-router-dom'
import { beforeEach, expect, it } from 'vitest'
import { openGateway, press } from '#support/components/game.tsx'
import { showPage } from '#support/components/popups.tsx'

beforeEach(() => void openGateway())

it('a pressed link looks pending until its page is drawn', async () => {
  let arrive = () => {}
  const code = new Promise<void>((resolve) => (arrive = resolve))
  /** A page component whose code takes a while to load. */
  function Slow() {
    if (useLocation().pathname === '/two') use(code)
    return null
  }
  const { screen, inPage, expectAddress } = await showPage('/one')
  await screen.rerender(
    inPage(
      <Suspense>
        <Slow />
      </Suspense>,
    ),
  )
  const link = screen.getByRole('link', { name: 'To two' })
  await press(link)
  await expect.element(link).toHaveAttribute('data-pending')
  await expectAddress('/one')
  arrive()
  await expectAddress('/two')
  await expect.element(link).not.toHaveAttribute('data-pending')
})

import { useQueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '#core/navigation/paths.ts'
import { getMemberInfo } from '#core/session/member/api.ts'
import { useMemberInfo } from '#core/session/member/useMemberInfo.ts'
import { showInApp } from '#support/components/app.tsx'
import { openGateway, press } from '#support/components/center.tsx'
import { PromoCount } from './PromoCount.tsx'

function Page() {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  return (
    <>
      <PromoCount />
      <PromoCount />
      <p>{`waiting ${useMemberInfo()?.availablePromoCount}`}</p>
      <p>{`at ${useLocation().pathname}`}</p>
      <button type="button" onClick={() => void navigate(paths.promotions())}>
        Promotions
      </button>
      <button type="button" onClick={() => void navigate(paths.home)}>
        Home
      </button>
      <button type="button" onClick={() => void queryClient.invalidateQueries()}>
        Later
      </button>
    </>
  )
}

async function open(account: string, waiting: number) {
  let count = waiting
  const gateway = openGateway()
  gateway.answer(getMemberInfo, () => ({ vip: null, availablePromoCount: count }))
  const { screen } = await showInApp(<Page />, { member: { account } })
  const click = (name: string) => press(screen.getByRole('button', { name }))
  const go = async (name: string, path: string) => {
    await click(name)
    await expect.element(screen.getByText(`at ${path}`, { exact: true })).toBeInTheDocument()
  }
  const readBadges = () =>
    screen
      .getByText(/for you/)
      .elements()
      .map(({ textContent }) => textContent)
  const expectBadges = (text: string) =>
    expect.poll(readBadges).toEqual(text === '' ? [] : [text, text])
  const wait = async (next: number) => {
    count = next
    await click('Later')
    await expect.element(screen.getByText(`waiting ${next}`)).toBeInTheDocument()
  }
  return { go, expectBadges, wait, close: screen.unmount }
}

it('the badge of promotions disappears when they are seen, and counts only new ones', async () => {
  const visit = await open('lotus', 3)
  await visit.expectBadges('3 for you')
  await visit.go('Promotions', paths.promotions())
  await visit.expectBadges('')
  await visit.go('Home', paths.home)
  await visit.expectBadges('')
  await visit.wait(5)
  await visit.expectBadges('2 for you')
  await visit.close()
  const next = await open('lotus', 5)
  await next.expectBadges('2 for you')
})

it('the badge of promotions counts one that comes after another was claimed', async () => {
  const visit = await open('orchid', 3)
  await visit.expectBadges('3 for you')
  await visit.go('Promotions', paths.promotions())
  await visit.expectBadges('')
  await visit.go('Home', paths.home)
  await visit.wait(1)
  await visit.expectBadges('')
  await visit.wait(2)
  await visit.expectBadges('1 for you')
})

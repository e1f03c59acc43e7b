import { useLocation } from 'react-router-dom'
import { expect, it } from 'vitest'
import { openGateway, press, showPage } from '#support/components/center.tsx'
import { LogoutPopup } from './LogoutPopup.tsx'

const Page = () => (
  <>
    <output>{useLocation().pathname}</output>
    <LogoutPopup onClose={() => undefined} />
  </>
)

it.each([
  ['an office agent lands on the agents’ login', 'officeAgent', '/agent'],
  ['an agent who plays lands on the home page', 'agent', '/'],
] as const)('after the logout, %s', async (_, user, path) => {
  openGateway()
  const { screen } = await showPage(Page, '', undefined, user)
  await press(screen.getByRole('button', { name: 'Log out' }))
  await expect.poll(() => document.querySelector('output')?.textContent).toBe(path)
})

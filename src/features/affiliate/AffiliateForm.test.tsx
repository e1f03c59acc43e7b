import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { sessionStore } from '#lib/storage.ts'
import { openGateway, showPage } from '#support/components/center.tsx'
import { AffiliateForm } from './AffiliateForm.tsx'

beforeEach(() => {
  sessionStore.clear()
  openGateway()
})

const Page = () => <AffiliateForm onSent={() => undefined} />

it('an unsent affiliate application keeps its entries over a reload', async () => {
  const who = crypto.randomUUID()
  const name = page.getByRole('textbox', { name: 'Your name or company' })
  const { screen } = await showPage(Page, 'affiliate', who)
  await name.fill('Lotus Media')
  await screen.unmount()
  await showPage(Page, 'affiliate', who)
  await expect.element(name).toHaveValue('Lotus Media')
})

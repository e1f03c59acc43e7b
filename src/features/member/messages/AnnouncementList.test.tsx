import { expect, it } from 'vitest'
import { listAnnouncements } from '#core/system/announcements/api.ts'
import { openGateway, press, showPage } from '#support/components/center.tsx'
import { MessagesPage } from './MessagesPage.tsx'

it('each announcement has its own address and a date in the merchant’s time zone', async () => {
  openGateway().answer(listAnnouncements, () => ({
    banners: [],
    popup: [],
    promotion: [],
    player: Array.from({ length: 12 }, (_, index) => ({
      id: `notice-${index}`,
      title: `Notice ${index}`,
      content: `<p>What notice ${index} says.</p>`,
      promotionType: 'PL',
      execution: 'A',
      // The time is 18:00 UTC, which in Bangkok is already the next day.
      timestamp: new Date(Date.UTC(2026, 0, 1) - index * 86_400_000 - 6 * 3_600_000).toISOString(),
    })),
  }))
  const { screen } = await showPage(MessagesPage, 'messageV2/notices')
  await expect.element(screen.getByRole('link', { name: /^Notice 8/ })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: /^Notice 9/ }).query()).toBeNull()
  await press(screen.getByRole('button', { name: 'Page 2' }))
  await expect.element(screen.getByRole('time').last()).toHaveTextContent('21 Dec 2025')
  await press(screen.getByRole('link', { name: /^Notice 11/ }))
  await expect.element(screen.getByRole('time')).toHaveTextContent('21 December 2025')
  await expect.element(screen.getByText('What notice 11 says.')).toBeInTheDocument()
})

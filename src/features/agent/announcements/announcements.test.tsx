import * as v from 'valibot'
import { beforeEach, expect, it } from 'vitest'
import { page as browser } from 'vitest/browser'
import { openGateway, press, showPage } from '#support/components/center.tsx'
import { AnnouncementsPage } from './AnnouncementsPage.tsx'
import { listAgentAnnouncements, readAgentAnnouncements } from './api.ts'

const one = (index: number, more: object = {}) => ({
  id: `news-${index}`,
  title: `News ${index}.`,
  content: `<p>Text ${index}</p>`,
  promotionType: 'AG',
  timestamp: '2026-11-20T05:00:00Z',
  read: true,
  ...more,
})

let gateway: ReturnType<typeof openGateway>
beforeEach(() => {
  gateway = openGateway()
  const list = Array.from({ length: 12 }, (_, index) => one(index + 1, { read: index > 1 }))
  gateway.answer(listAgentAnnouncements, () =>
    v.parse(listAgentAnnouncements.definition.reply, { list }),
  )
  gateway.answer(readAgentAnnouncements, () => ({ unread: 0 }))
})

const show = (place = '') =>
  showPage(AnnouncementsPage, `agentAnnouncement${place}`, undefined, 'agent')
const entry = (name: string | RegExp) => browser.getByRole('button', { name })

it('an announcement for agents opens within its list, and counts as read afterwards', async () => {
  await show()
  await expect.element(browser.getByText(/^2 unread announcements/)).toBeInTheDocument()
  await press(entry(/^News 2\..*Unread/))
  await expect.element(browser.getByText('Text 2')).toBeInTheDocument()
  await expect.element(entry(/^News 2\./)).not.toMatchTextContent(/Unread/)
  await expect.element(entry(/^News 1\./)).toMatchTextContent(/Unread/)
  expect(gateway.listOf(readAgentAnnouncements)).toMatchObject([{ ids: ['news-2'] }])
})

it('one button marks all announcements for agents as read', async () => {
  await show()
  await press(entry('Mark all as read'))
  await expect.element(browser.getByText('You’ve read everything.')).toBeInTheDocument()
  expect(gateway.listOf(readAgentAnnouncements)).toMatchObject([{ ids: ['news-1', 'news-2'] }])
})

it('announcements for agents come nine a page, and an address opens one announcement', async () => {
  await show('/news-11')
  await expect.element(browser.getByText('Text 11')).toBeInTheDocument()
  expect(entry(/^News \d/).elements()).toHaveLength(3)
  await press(entry('Page 1'))
  await expect.poll(() => entry(/^News \d/).elements().length).toBe(9)
})

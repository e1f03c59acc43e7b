import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { sessionStore } from '#lib/storage.ts'
import { openGateway, press, showPage } from '#support/components/center.tsx'
import { addQuestion, getQuestion } from './api.ts'
import { MessagesPage } from './MessagesPage.tsx'

beforeEach(() => sessionStore.clear())

it('a question to customer service obeys its length limits, then its conversation opens', async () => {
  const gateway = openGateway()
  const asked = {
    id: 'Q1',
    topic: 'GAME',
    state: 'OPEN',
    unread: 0,
    updatedAt: '2026-01-01T00:01:00Z',
    excerpt: '',
    replies: [
      {
        id: '1',
        author: 'PLAYER',
        text: 'Why is it closed?',
        at: '2026-01-01T00:01:00Z',
        pictures: [],
      },
    ],
  }
  gateway.answer(addQuestion, () => asked)
  gateway.answer(getQuestion, () => asked)
  const { screen } = await showPage(MessagesPage, 'messageV2/service/new')
  await screen.getByRole('combobox', { name: 'What’s it about?' }).selectOptions('GAME')
  const text = screen.getByRole('textbox', { name: 'Your question' })
  await expect.element(text).toHaveAccessibleDescription(/at least 4 characters/)
  await text.fill('Why')
  const send = screen.getByRole('button', { name: 'Send the question' })
  await press(send)
  await expect.element(text).toHaveAttribute('aria-invalid', 'true')
  expect(gateway.listOf(addQuestion)).toEqual([])
  await text.fill('Why is it closed?')
  await press(send)
  await expect
    .element(screen.getByRole('list', { name: 'Thread' }).getByText('Why is it closed?'))
    .toBeInTheDocument()
  expect(gateway.listOf(addQuestion)).toMatchObject([{ topic: 'GAME', pictures: [] }])
})

it('an unsent question to customer service survives a reload', async () => {
  const who = crypto.randomUUID()
  openGateway()
  const shown = await showPage(MessagesPage, 'messageV2/service/new', who)
  const text = page.getByRole('textbox', { name: 'Your question' })
  await text.fill('Why is it closed?')
  await shown.screen.unmount()
  await showPage(MessagesPage, 'messageV2/service/new', who)
  await expect.element(text).toHaveValue('Why is it closed?')
})

it('a question closed while the player writes keeps the text for a new question', async () => {
  const who = crypto.randomUUID()
  const gateway = openGateway()
  const question = {
    id: 'Q1',
    topic: 'GAME',
    unread: 0,
    updatedAt: '2026-01-01T00:01:00Z',
    excerpt: '',
    replies: [],
  }
  gateway.answer(getQuestion, () => ({ ...question, state: 'OPEN' }))
  const open = await showPage(MessagesPage, 'messageV2/service/Q1', who)
  await page.getByRole('textbox', { name: 'Write more' }).fill('It is still closed')
  await open.screen.unmount()
  gateway.answer(getQuestion, () => ({ ...question, state: 'CLOSED' }))
  const closed = await showPage(MessagesPage, 'messageV2/service/Q1', who)
  await expect.element(page.getByText('It is still closed')).toBeInTheDocument()
  await press(page.getByRole('link', { name: 'Send it as a new question' }))
  await closed.screen.unmount()
  await showPage(MessagesPage, 'messageV2/service/new', who)
  await expect
    .element(page.getByRole('textbox', { name: 'Your question' }))
    .toHaveValue('It is still closed')
  await expect.element(page.getByRole('combobox')).toHaveValue('GAME')
})

import { useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page as browser } from 'vitest/browser'
import { GatewayError } from '#core/contract/error.ts'
import { refreshTagged } from '#core/gateway/refresh.ts'
import { noticeAtom } from '#core/popups/notices.ts'
import { localStore, sessionStore } from '#lib/storage.ts'
import { HOSTILE_HTML } from '#support/hostile-html.ts'
import type { CenterPageProps } from '#parts/center/pages.ts'
import { openGateway, press, showPage } from '#support/components/center.tsx'
import {
  claimMessageReward,
  deleteMessages,
  getMessage,
  listMessages,
  listQuestions,
  readAllMessages,
  readMessage,
  restoreMessages,
} from './api.ts'
import { MessagesPage } from './MessagesPage.tsx'

interface Mail {
  id: string
  topic: string
  subject: string
  at: string
  read: boolean
  deleted: boolean
  reward: object | null
  excerpt: string
  content: string
}

const START = Date.UTC(2026, 0, 1)
const mail = (number: number, more: Partial<Mail> = {}): Mail => ({
  id: String(number),
  topic: 'MONEY',
  subject: `Message ${number}`,
  at: new Date(START + number * 60_000).toISOString(),
  read: true,
  deleted: false,
  reward: null,
  excerpt: 'What it says',
  content: `<p>What message ${number} says.</p>`,
  ...more,
})
const REWARD = { kind: 'cash', amount: '250.00', currency: 'THB', expiresAt: null }

let mails: Mail[]
let gateway: ReturnType<typeof openGateway>
const unread = () => mails.filter(({ read, deleted }) => !read && !deleted).length
const change = (ids: unknown, more: Partial<Mail>) => {
  mails = mails.map((each) => ((ids as string[]).includes(each.id) ? { ...each, ...more } : each))
  return { changed: 1, unread: unread() }
}

beforeEach(() => {
  mails = [mail(3, { read: false }), mail(2), mail(1)]
  gateway = openGateway()
  gateway.answer(listMessages, ({ filter, pageSize, cursor }) => {
    const shown = mails.filter(
      ({ deleted, read }) => deleted === (filter === 'DELETED') && !(filter === 'UNREAD' && read),
    )
    const from = Number(cursor ?? 0)
    const to = from + (pageSize as number)
    return {
      list: shown.slice(from, to),
      ...(to < shown.length && { nextCursor: String(to) }),
    }
  })
  gateway.answer(getMessage, ({ id }) => {
    const found = mails.find((each) => each.id === id)
    if (!found) throw new GatewayError('message_not_found', { status: 404 })
    return found
  })
  gateway.answer(readMessage, ({ id }) => change([id], { read: true }))
  gateway.answer(readAllMessages, () =>
    change(
      mails.map(({ id }) => id),
      { read: true },
    ),
  )
  gateway.answer(deleteMessages, ({ ids }) => change(ids, { deleted: true }))
  gateway.answer(restoreMessages, ({ ids }) => change(ids, { deleted: false }))
  gateway.answer(listQuestions, () => ({ list: [] }))
})
afterEach(() => {
  localStore.clear()
  sessionStore.clear()
})

/**
 * The messages page, with buttons for events of the socket and for the action that the latest
 * notice offers.
 */
function Page(props: CenterPageProps) {
  const notice = useAtomValue(noticeAtom)
  const act = notice?.undo ?? notice?.retry
  const queryClient = useQueryClient()
  return (
    <>
      <MessagesPage {...props} />
      <button type="button" onClick={() => refreshTagged(queryClient, 'messages')}>
        Socket event
      </button>
      <button type="button" onClick={() => refreshTagged(queryClient, 'rewards')}>
        Event of rewards
      </button>
      {act && (
        <button type="button" onClick={act}>
          {notice?.undo ? 'Undo' : 'Retry'}
        </button>
      )}
    </>
  )
}

const open = async (place = '') => (await showPage(Page, `messageV2${place}`)).screen
type Screen = Awaited<ReturnType<typeof open>>
const entry = (screen: Screen, number: number) =>
  screen.getByRole('link', { name: `Message ${number}`, exact: false })

describe('the inbox', () => {
  it('an inbox message counts as read once it has been opened', async () => {
    const screen = await open()
    await expect.element(screen.getByText('Unread:')).toBeInTheDocument()
    await press(entry(screen, 3))
    await expect.element(screen.getByText('What message 3 says.')).toBeInTheDocument()
    await expect.element(screen.getByRole('heading', { name: 'Message 3' })).toHaveFocus()
    await expect.poll(() => gateway.listOf(readMessage)).toMatchObject([{ id: '3' }])
    await press(screen.getByRole('link', { name: 'All messages' }))
    await expect.element(entry(screen, 3)).toBeInTheDocument()
    expect(screen.getByText('Unread:').query()).toBeNull()
  })

  it('the inbox deletes selected messages at once, and its notice can restore them', async () => {
    const screen = await open()
    await press(screen.getByRole('button', { name: 'Select', exact: true }))
    for (const number of [3, 1]) {
      await press(screen.getByRole('checkbox', { name: `Message ${number}` }))
    }
    await press(screen.getByRole('button', { name: 'Delete', exact: true }))
    await expect.poll(() => entry(screen, 3).query()).toBeNull()
    expect(entry(screen, 1).query()).toBeNull()
    await expect.element(entry(screen, 2)).toBeInTheDocument()
    await press(screen.getByRole('button', { name: 'Undo' }))
    await expect.element(entry(screen, 3)).toBeInTheDocument()
    expect(gateway.listOf(restoreMessages)).toMatchObject([{ ids: ['3', '1'] }])
  })

  it('the inbox shows messages again if the gateway failed to delete them', async () => {
    const screen = await open()
    gateway.answer(deleteMessages, () => {
      throw new GatewayError('network')
    })
    await press(screen.getByRole('button', { name: 'Select', exact: true }))
    await press(screen.getByRole('checkbox', { name: 'Message 2' }))
    await press(screen.getByRole('button', { name: 'Delete', exact: true }))
    await expect.element(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument()
    await expect.element(entry(screen, 2)).toBeInTheDocument()
  })

  it('the inbox has a list of deleted messages, which can be restored', async () => {
    mails = mails.map((each) => (each.id === '2' ? { ...each, deleted: true } : each))
    const screen = await open()
    await expect.element(entry(screen, 1)).toBeInTheDocument()
    await press(screen.getByRole('button', { name: 'Deleted', exact: true }))
    await press(entry(screen, 2))
    await press(screen.getByRole('button', { name: 'Restore' }))
    await expect.element(entry(screen, 1)).toBeInTheDocument()
    await expect.element(entry(screen, 2)).toBeInTheDocument()
  })

  it('the inbox marks as read all messages up to the newest one on screen', async () => {
    const screen = await open()
    await press(screen.getByRole('button', { name: 'Mark all as read' }))
    await expect.poll(() => screen.getByText('Unread:').query()).toBeNull()
    expect(gateway.listOf(readAllMessages)).toMatchObject([{ upTo: '3' }])
  })

  it('the inbox says if it is empty or did not load', async () => {
    mails = []
    const screen = await open()
    await expect.element(screen.getByText('No messages yet')).toBeInTheDocument()
    await screen.unmount()
    gateway.answer(listMessages, () => {
      throw new GatewayError('system_error', { status: 500 })
    })
    const failing = await open()
    await expect.element(failing.getByText('This section didn’t load')).toBeInTheDocument()
  })

  it('the inbox renders only some of thousands of messages, and loads more on scrolling', async () => {
    await browser.viewport(390, 800)
    mails = Array.from({ length: 3000 }, (_, index) => mail(3000 - index))
    const screen = await open()
    await expect.element(entry(screen, 3000)).toBeInTheDocument()
    const pages = () => gateway.listOf(listMessages).length
    expect(document.querySelectorAll('[data-row]').length).toBeLessThan(60)
    const before = pages()
    // Scrolls to the end of the list again and again, since the list still grows while it loads.
    const reachEnd = () => {
      window.scrollTo({ top: document.documentElement.scrollHeight })
      return pages()
    }
    await expect.poll(reachEnd).toBeGreaterThan(before)
    expect(document.querySelectorAll('[data-row]').length).toBeLessThan(60)
  })

  it('a newly arrived inbox message does not move the open message', async () => {
    await browser.viewport(390, 800)
    mails = Array.from({ length: 200 }, (_, index) => mail(200 - index))
    const screen = await open()
    await expect.element(entry(screen, 200)).toBeInTheDocument()
    window.scrollTo({ top: 1500 })
    const drawn = () => [...document.querySelectorAll<HTMLElement>('[data-row]')]
    const inView = () => drawn().find((row) => row.getBoundingClientRect().top > 100)
    await expect.poll(() => Number(inView()?.dataset['row'])).toBeLessThan(195)
    const row = inView()!.dataset['row']
    const top = () =>
      Math.round(document.querySelector(`[data-row="${row}"]`)?.getBoundingClientRect().top ?? 0)
    const before = top()
    mails = [mail(201), ...mails]
    await press(screen.getByRole('button', { name: 'Socket event' }))
    const asked = () => gateway.listOf(listMessages).length
    await expect.poll(asked).toBeGreaterThan(1)
    await expect.poll(() => Math.abs(top() - before)).toBeLessThan(4)
    window.scrollTo({ top: 0 })
    await expect.element(entry(screen, 201)).toBeInTheDocument()
  })
})

describe('a message', () => {
  it('an inbox message pays its reward once although a reply is lost', async () => {
    mails = [mail(1, { reward: { ...REWARD, state: 'CLAIMABLE' } })]
    gateway.answer(claimMessageReward, () => {
      change(['1'], { reward: { ...REWARD, state: 'CLAIMED' } })
      return mails[0]
    })
    gateway.answer(getMessage, () => mails[0])
    gateway.loseNext(claimMessageReward)
    const screen = await open('/1')
    const button = screen.getByRole('button', { name: 'Claim ฿250.00' })
    await press(button)
    await expect.element(screen.getByText('You’ve claimed it.')).toBeInTheDocument()
    const keys = gateway.listOf(claimMessageReward).map(({ key }) => key)
    expect(keys).toEqual([keys[0], keys[0]])
  })

  it('an inbox message says if its reward was claimed in the reward center', async () => {
    mails = [mail(1, { reward: { ...REWARD, state: 'CLAIMABLE' } })]
    const screen = await open('/1')
    await expect.element(screen.getByRole('button', { name: 'Claim ฿250.00' })).toBeInTheDocument()
    change(['1'], { reward: { ...REWARD, state: 'CLAIMED' } })
    await press(screen.getByRole('button', { name: 'Event of rewards' }))
    await expect.element(screen.getByText('You’ve claimed it.')).toBeInTheDocument()
  })

  it('the address of a deleted inbox message says that the message does not exist', async () => {
    const screen = await open('/77')
    await expect
      .element(screen.getByText('This message is no longer available.'))
      .toBeInTheDocument()
  })

  it('an inbox message with an XSS payload runs no script', async () => {
    const end = `--></textarea></title></style></script></xmp></select></svg></math></table><hr>`
    // Deeply nested payloads are tested with the sanitizer itself, because they would be too slow
    // in this test.
    const payloads = HOSTILE_HTML.filter((html) => html.length < 1000)
    expect(payloads.length).toBeGreaterThan(1000)
    for (let from = 0; from < payloads.length; from += 400) {
      const batch = payloads.slice(from, from + 400)
      mails = [mail(1, { subject: batch[0]!.slice(0, 300), content: batch.join(end) })]
      const screen = await open('/1')
      await expect.element(screen.getByRole('article')).toBeInTheDocument()
      for (const element of screen.container.querySelectorAll('article *')) {
        if (element.closest('footer')) continue
        for (const name of ['mouseover', 'focus', 'error', 'load', 'toggle']) {
          element.dispatchEvent(new Event(name, { cancelable: true }))
        }
      }
      await screen.unmount()
    }
    expect('robbed' in window).toBe(false)
  })
})

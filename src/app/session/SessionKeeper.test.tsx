import { useLingui } from '@lingui/react'
import { useAtomValue } from 'jotai'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { noticeAtom } from '#core/popups/notices.ts'
import { sessionAtom } from '#core/session/session.ts'
import { addSocketTicket, CASHIER_NEWS } from '#core/gateway/socket/api.ts'
import { listWithdrawals } from '#features/member/withdraw/api.ts'
import { RecentWithdrawals } from '#features/member/withdraw/RecentWithdrawals.tsx'
import { forgetGatewayTime, learnGatewayTime } from '#core/gateway/clock.ts'
import { openGateway, showPage } from '#support/components/center.tsx'
import { SessionKeeper } from './SessionKeeper.tsx'

/** A fake WebSocket whose messages the test sends. */
class Line extends EventTarget {
  readyState = 1

  constructor() {
    super()
    lines.push(this)
    queueMicrotask(() => this.dispatchEvent(new Event('open')))
  }

  close(): void {
    this.readyState = 3
  }

  bring(id: string, data: object): void {
    const text = JSON.stringify({ id, type: 'cashier', data })
    this.dispatchEvent(new MessageEvent('message', { data: text }))
  }
}
let lines: Line[]

beforeEach(() => {
  lines = []
  vi.stubGlobal('WebSocket', Line)
})
afterEach(() => {
  vi.unstubAllGlobals()
  forgetGatewayTime()
})

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

function Kept() {
  const session = useAtomValue(sessionAtom)
  const notice = useAtomValue(noticeAtom)
  const { _ } = useLingui()
  return (
    <>
      {session && <SessionKeeper session={session} />}
      <output aria-label="notice">{notice && _(notice.message)}</output>
      <RecentWithdrawals />
    </>
  )
}

it('each socket event about a deposit or withdrawal shows its own notice and reloads lists', async () => {
  const gateway = openGateway()
  gateway.answer(addSocketTicket, () => ({ ticket: 't' }))
  gateway.answer(listWithdrawals, () => [])
  await showPage(Kept, 'withdraw')
  await expect.poll(() => lines.length && gateway.listOf(listWithdrawals).length).toBeGreaterThan(0)
  const shown = page.getByLabelText('notice')
  const told = new Set([''])
  for (const [index, news] of CASHIER_NEWS.entries()) {
    const asked = gateway.listOf(listWithdrawals).length
    lines[0]?.bring(`e${index}`, { news })
    await expect.poll(() => told.has(shown.element().textContent)).toBe(false)
    told.add(shown.element().textContent)
    await expect.poll(() => gateway.listOf(listWithdrawals).length).toBeGreaterThan(asked)
  }
  const last = shown.element().textContent
  const asked = gateway.listOf(listWithdrawals).length
  lines[0]?.bring('unknown', { news: 'withdrawalTeleported' })
  await expect.poll(() => gateway.listOf(listWithdrawals).length).toBeGreaterThan(asked)
  await expect.element(shown).toHaveTextContent(last)
})

it('a session asks anew for what is on screen when a day begins', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  learnGatewayTime('2026-11-30T16:59:57Z', performance.now())
  const gateway = openGateway()
  gateway.answer(addSocketTicket, () => ({ ticket: 't' }))
  gateway.answer(listWithdrawals, () => [])
  await showPage(Kept, 'withdraw')
  const count = () => gateway.listOf(listWithdrawals).length
  await expect.poll(count).toBeGreaterThan(0)
  // The new socket asks, too; that is over after a moment.
  await wait(1500)
  const before = count()
  await expect.poll(count, { timeout: 4000 }).toBeGreaterThan(before)
  vi.mocked(Math.random).mockRestore()
})

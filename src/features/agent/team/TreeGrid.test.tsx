import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { GatewayError } from '#core/contract/error.ts'
import { openGateway, showPage } from '#support/components/center.tsx'
import { listDownlines } from './api.ts'
import { PAGE_SIZE } from './queries.ts'
import { TeamPage } from './TeamPage.tsx'
import { answerTeam } from '#support/components/agent-team.ts'

let gateway: ReturnType<typeof openGateway>

beforeAll(() => {
  // These tests load no stylesheet, so the list gets its fixed height here.
  const style = document.createElement('style')
  style.textContent = `
    :has(> [role=treegrid]) { height: 600px; overflow: auto }
    [role=rowgroup]:not(:first-child) { position: relative }
    [data-position] { position: absolute; height: 44px }`
  document.body.append(style)
})
beforeEach(async () => {
  await browser.viewport(1280, 900)
  gateway = openGateway()
  answerTeam(gateway, { own: 10_000, below: 250 })
})

const showTree = () => showPage(TeamPage, 'downlineManagmentView', undefined, 'agent')
const focused = () => {
  const { ariaLevel, ariaPosInSet, ariaSetSize, ariaExpanded } = document.activeElement as Element
  return [ariaLevel, ariaPosInSet, ariaSetSize, ariaExpanded]
}
const press = async (...keys: string[]) => {
  for (const key of keys) await userEvent.keyboard(key)
}
async function enterTree() {
  const { screen } = await showTree()
  const first = screen.getByRole('row', { name: /member0/ })
  await expect.element(first).toBeInTheDocument()
  ;(first.element() as HTMLElement).focus()
  return screen
}

describe('the tree of downlines', () => {
  it('the team tree of 10,000 downlines draws and loads only the pages in view', async () => {
    const screen = await enterTree()
    await expect.element(screen.getByRole('treegrid')).toHaveAttribute('aria-rowcount', '10001')
    expect(document.querySelectorAll('[data-position]').length).toBeLessThan(50)
    await press('{End}')
    await expect.element(screen.getByText('member9999', { exact: true })).toBeInTheDocument()
    await expect.poll(focused).toEqual(['1', '10000', '10000', null])
    const asked = gateway.listOf(listDownlines).map(({ cursor }) => cursor)
    expect(asked).toEqual([undefined, String(10_000 - PAGE_SIZE)])
  })

  it('keys move the focus in the team tree by row, page and to the end', async () => {
    await enterTree()
    await press('{ArrowDown}', '{ArrowDown}', '{ArrowUp}')
    await expect.poll(focused).toEqual(['1', '2', '10000', null])
    await press('{PageDown}')
    await expect.poll(() => Number(focused()[1])).toBeGreaterThan(10)
    await press('{PageUp}', '{Home}', '{ArrowUp}')
    await expect.poll(focused).toEqual(['1', '1', '10000', 'false'])
    expect(document.querySelectorAll('[data-position][tabindex="0"]').length).toBe(1)
  })

  it('a scrolled team tree keeps its reading order although elements are reused', async () => {
    await enterTree()
    for (const key of ['{PageDown}', '{PageDown}', '{PageUp}', '{PageDown}']) await press(key)
    await expect.poll(() => Number(focused()[1])).toBeGreaterThan(20)
    const group = document.querySelector('[aria-owns]')!
    const owned = group.getAttribute('aria-owns')!.split(' ')
    const places = owned.map((id) => Number(document.getElementById(id)!.ariaRowIndex))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    const elements = [...group.children].map(({ ariaRowIndex }) => Number(ariaRowIndex))
    expect(elements).not.toEqual(places)
    expect(elements.toSorted((a, b) => a - b)).toEqual(places)
  })

  it('keys open and close branches of the team tree, and levels are announced', async () => {
    const screen = await enterTree()
    await press('{ArrowRight}')
    await expect.poll(focused).toEqual(['1', '1', '10000', 'true'])
    await expect.element(screen.getByRole('treegrid')).toHaveAttribute('aria-rowcount', '10251')
    await press('{ArrowRight}')
    await expect.poll(focused).toEqual(['2', '1', '250', null])
    await press('{ArrowDown}', '{ArrowDown}', '{ArrowLeft}')
    await expect.poll(focused).toEqual(['1', '1', '10000', 'true'])
    await press('{ArrowLeft}')
    await expect.poll(focused).toEqual(['1', '1', '10000', 'false'])
    await press('+')
    await expect.poll(focused).toEqual(['1', '1', '10000', 'true'])
    await press('-')
    await expect.poll(focused).toEqual(['1', '1', '10000', 'false'])
    await press('{ArrowDown}', '+', '{ArrowRight}')
    await expect.poll(focused).toEqual(['1', '2', '10000', null])
  })

  it('the team tree handles a second key press before the first is drawn', async () => {
    await enterTree()
    for (const key of ['ArrowRight', 'ArrowRight']) {
      document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    }
    await expect.poll(focused).toEqual(['2', '1', '250', null])
  })

  it('the team tree shows one loading row below a member whose downlines load', async () => {
    const screen = await enterTree()
    gateway.answer(listDownlines, () => new Promise(() => {}))
    await press('{ArrowRight}')
    await expect.element(screen.getByRole('treegrid')).toHaveAttribute('aria-rowcount', '10002')
    const waiting = screen.getByRole('row', { name: 'Loading…' })
    await expect.poll(() => waiting.all().length).toBe(1)
    expect(waiting.element().ariaBusy).toBe('true')
    expect(waiting.element().ariaRowIndex).toBe('3')
  })

  it('the team tree returns to its scroll position after a search', async () => {
    const screen = await enterTree()
    await press('{PageDown}', '{PageDown}', '{PageDown}')
    await expect.poll(() => Number(focused()[1])).toBeGreaterThan(30)
    const scroller = () => screen.getByRole('treegrid').element().parentElement!
    const top = scroller().scrollTop
    expect(top).toBeGreaterThan(500)
    const search = screen.getByRole('searchbox')
    await search.fill('member')
    await expect.element(screen.getByRole('treegrid')).not.toBeInTheDocument()
    await search.clear()
    await expect.element(screen.getByRole('treegrid')).toBeInTheDocument()
    await expect.poll(() => scroller().scrollTop).toBe(top)
  })

  it('Enter in the team tree opens a member’s card, and focus returns later', async () => {
    const screen = await enterTree()
    await press('{ArrowRight}', '{ArrowRight}', '{Enter}')
    const card = screen.getByRole('dialog', { name: 'Member' })
    await expect.element(card.getByRole('heading', { name: 'me•••-0' })).toBeInTheDocument()
    await press('{Escape}')
    await expect.element(card).not.toBeInTheDocument()
    await expect.poll(focused).toEqual(['2', '1', '250', null])
  })

  it('the team tree hides balance and last login below direct downlines', async () => {
    const screen = await enterTree()
    await press('{ArrowRight}')
    const deep = screen.getByRole('row', { name: /me•••-0/ })
    await expect.poll(() => deep.getByRole('img', { name: 'Hidden' }).all().length).toBe(2)
    expect(deep.element().textContent).not.toContain('1,234.50')
    expect(screen.getByRole('row', { name: /member0/ }).element().textContent).toContain(
      '฿1,234.50',
    )
  })

  it('the team tree says why a page did not load, and retries on request', async () => {
    const screen = await enterTree()
    gateway.answer(listDownlines, () => {
      throw new GatewayError('forbidden', { status: 403 })
    })
    await press('{End}')
    await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument()
    answerTeam(gateway, { own: 10_000, below: 250 })
    ;(screen.getByRole('button', { name: 'Try again' }).element() as HTMLElement).click()
    await expect.element(screen.getByText('member9999', { exact: true })).toBeInTheDocument()
  })
})

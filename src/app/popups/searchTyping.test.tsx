import { beforeEach, describe, expect, it } from 'vitest'
import { cdp, userEvent, type Locator } from 'vitest/browser'
import { openPopupsAtom } from '#core/popups/popups.ts'
import { getSearchIndex } from '#features/search/api.ts'
import {
  expectAnswers,
  answers,
  openSearch,
  openSearchGateway,
  SEARCH_INDEX,
} from '#support/components/search.tsx'

let gateway: ReturnType<typeof openSearchGateway>
beforeEach(() => {
  gateway = openSearchGateway()
})

const enter = (field: Locator) =>
  field.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))

/** Simulates text that an input method (IME) has composed but not committed yet. */
const compose = (text: string) =>
  cdp().send('Input.imeSetComposition', {
    text,
    selectionStart: text.length,
    selectionEnd: text.length,
  })

describe('what is typed into the search', () => {
  it('Enter opens the first search result also if the index arrives after the typing', async () => {
    const arrival = Promise.withResolvers<void>()
    gateway.answer(getSearchIndex, () => arrival.promise.then(() => SEARCH_INDEX))
    const { type, option, store } = await openSearch()
    type('golden')
    await expectAnswers('golden')
    arrival.resolve()
    await expect.element(option(/^Golden Lion/)).toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    await expect
      .poll(() => store.get(openPopupsAtom).at(-1)?.popup)
      .toMatchObject({ kind: 'login', after: { target: { nodeId: '3' } } })
  })

  it('Enter opens the first search result for the typed text before it is drawn', async () => {
    const { type, field, store } = await openSearch()
    await userEvent.keyboard('dragon')
    await expectAnswers('dragon')
    await userEvent.clear(field)
    await expectAnswers('')
    // Typing and Enter run in one task, so that no results can be drawn in between.
    type('golden')
    await Promise.resolve()
    expect(answers()).toBe('')
    enter(field)
    await expect
      .poll(() => store.get(openPopupsAtom).at(-1)?.popup)
      .toMatchObject({ kind: 'login', after: { target: { nodeId: '3' } } })
  })

  it('the search draws results while typing goes on, and Enter opens the first result', async () => {
    const { type, field, store } = await openSearch()
    await userEvent.keyboard('golden')
    await expectAnswers('golden')
    type('lion')
    await expectAnswers('lion')
    type('dragon')
    enter(field)
    await expect
      .poll(() => store.get(openPopupsAtom).at(-1)?.popup)
      .toMatchObject({ kind: 'login', after: { target: { nodeId: '1' } } })
  })

  it('the search finds results for a text that an input method (IME) is still composing', async () => {
    const { field, store } = await openSearch()
    await compose('gol')
    await expectAnswers('gol')
    await compose('golden')
    await expectAnswers('golden')
    await cdp().send('Input.insertText', { text: 'golden' })
    await expect.element(field).toHaveValue('golden')
    await userEvent.keyboard('{Enter}')
    await expect
      .poll(() => store.get(openPopupsAtom).at(-1)?.popup)
      .toMatchObject({ kind: 'login', after: { target: { nodeId: '3' } } })
  })

  it('the search keeps the chosen category when an input method’s composition ends unchanged', async () => {
    const { field, screen } = await openSearch()
    await compose('dragon')
    await expectAnswers('dragon')
    const live = screen.getByRole('button', { name: 'Live casino 1' })
    // A dispatched click, since a real press would end the composition first.
    live.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await expect.element(live).toHaveAttribute('aria-pressed', 'true')
    const ended = new Promise((resolve) =>
      field.element().addEventListener('compositionend', resolve, { once: true }),
    )
    await cdp().send('Input.insertText', { text: 'dragon' })
    await ended
    await expect.element(field).toHaveValue('dragon')
    await expect.element(live).toHaveAttribute('aria-pressed', 'true')
  })

  it('pressing a search result opens it even if another result replaces it meanwhile', async () => {
    const { field, option, kinds, store } = await openSearch()
    const touch = (row: Element) =>
      row.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    const click = (row: Element) =>
      row.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
    await userEvent.keyboard('owl')
    await expect.element(option(/^Golden Owl/)).toBeInTheDocument()
    const row = option(/^Golden Owl/).element()
    touch(row)
    await userEvent.fill(field, 'dragon')
    await expectAnswers('dragon')
    expect(row.textContent).toContain('Dragon Tiger')
    click(row)
    expect(kinds()).toEqual(['search'])
    touch(row)
    await userEvent.fill(field, 'golden')
    await expectAnswers('golden')
    expect(row.textContent).toContain('Golden Lion')
    click(row)
    await expect
      .poll(() => store.get(openPopupsAtom).at(-1)?.popup)
      .toMatchObject({ kind: 'login', after: { target: { nodeId: '1' } } })
  })
})

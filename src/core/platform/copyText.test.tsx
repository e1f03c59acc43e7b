import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { copyText } from './copyText.ts'

const TEXT = 'https://site.example/r/A1  B2\nsecond line'

let copied: string | undefined
const listen = (event: ClipboardEvent) => {
  copied = String(getSelection())
  event.stopPropagation()
}

afterEach(() => document.removeEventListener('copy', listen))

async function press(clipboard: object | undefined) {
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(clipboard as Clipboard)
  copied = undefined
  document.addEventListener('copy', listen)
  let outcome: string | undefined
  const copy = () =>
    void copyText(TEXT).then(
      () => (outcome = 'copied'),
      () => (outcome = 'refused'),
    )
  // Everything around an open dialog is inert, so that nothing can be selected there.
  await render(
    <dialog ref={(dialog) => dialog?.showModal()}>
      <button type="button" onClick={copy}>
        Copy
      </button>
    </dialog>,
  )
  await userEvent.click(page.getByRole('button', { name: 'Copy' }))
  await expect.poll(() => outcome).toBeDefined()
  return outcome
}

it.each([
  ['has no clipboard', undefined],
  ['refuses its clipboard', { writeText: () => Promise.reject(new Error('refused')) }],
])(
  'a text in a dialog is copied by selecting it where the browser %s',
  async (_what, clipboard) => {
    expect(await press(clipboard)).toBe('copied')
    expect(copied).toBe(TEXT)
    expect(String(getSelection())).toBe('')
  },
)

it('a copy is refused where the browser refuses every way', async () => {
  vi.spyOn(document, 'execCommand').mockReturnValue(false)
  expect(await press(undefined)).toBe('refused')
})

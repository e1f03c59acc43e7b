import type { CSSProperties } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import layout from '#app/layout.css?inline'
import type { RuntimePicture } from '#core/brand/runtimePictures.ts'
import { showInApp } from '#support/components/app.tsx'
import TONES from '#themes/choices/artTone.json' with { type: 'json' }
import { Avatar } from '#ui/Avatar.tsx'
import { Picture } from '#ui/Picture.tsx'
import { BrandPicture } from '#parts/content/BrandPicture.tsx'

const DOT = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
const OWN: RuntimePicture = {
  file: { at: DOT, widths: [1], width: 1, height: 1 },
  focus: '50% 50%',
}

beforeAll(() => {
  const style = Object.assign(document.createElement('style'), { textContent: layout })
  document.body.append(style)
  return () => style.remove()
})

async function show(tone: 'natural' | 'muted' | 'grey') {
  const variables = Object.entries(TONES[tone]).map(([name, value]) => [`--${name}`, value])
  await showInApp(
    <div style={Object.fromEntries(variables) as CSSProperties}>
      <button type="button">
        <Picture src={DOT} alt="Cover" fallback={null} />
      </button>
      <div data-testid="player">
        <Avatar src={DOT} name="Lotus" />
      </div>
      <div data-testid="brand">
        <BrandPicture picture={OWN} sizes="100vw" />
      </div>
    </div>,
  )
  const cover = page.getByRole('button', { name: 'Cover' })
  // The pointer may rest where the cover appears.
  await userEvent.unhover(cover)
  const filterOf = (of: ReturnType<typeof page.getByTestId>) =>
    getComputedStyle(of.element().querySelector('img')!).filter
  return { cover, filterOf }
}

test.each([
  ['natural', 'none', 'none'],
  ['muted', 'saturate(0.5)', 'saturate(0.5)'],
  ['grey', 'grayscale(1)', 'none'],
] as const)('in a %s tone, a cover has the filter %s, and %s with the focus', async (...row) => {
  const [tone, far, near] = row
  const { cover, filterOf } = await show(tone)
  expect(filterOf(cover)).toBe(far)
  cover.element().focus()
  expect(filterOf(cover)).toBe(near)
})

test('a grey tone shows a cover in colour under the pointer', async () => {
  const { cover, filterOf } = await show('grey')
  await userEvent.hover(cover)
  expect(filterOf(cover)).toBe('none')
})

test('no tone changes pictures of the brand’s own or of players', async () => {
  const { filterOf } = await show('grey')
  expect(filterOf(page.getByTestId('brand'))).toBe('none')
  expect(filterOf(page.getByTestId('player'))).toBe('none')
})

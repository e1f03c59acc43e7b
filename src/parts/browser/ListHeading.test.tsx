import { useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showPage } from '#app/popups/testPopups.tsx'
import { SearchBox } from '#parts/games/SearchBox.tsx'
import { ListHeading } from './ListHeading.tsx'

beforeEach(() => page.viewport(390, 844))

function Found() {
  const [text, setText] = useState('koi')
  return (
    <ListHeading
      id="games"
      title="Slots"
      icon={null}
      search={<SearchBox search={text} onSearch={setText} />}
      searching={text !== ''}
    />
  )
}

it('the search box of a phone that a link filled stays while its text is replaced', async () => {
  const shown = await showPage()
  await shown.screen.rerender(shown.inPage(<Found />))
  const box = shown.screen.getByRole('searchbox')
  const opener = shown.screen.getByRole('button', { name: 'Search this list' })
  await expect.element(opener).toBeDisabled()
  await userEvent.fill(box, '')
  await expect.element(opener).toBeEnabled()
  await expect.element(box).toHaveFocus()
  await userEvent.keyboard('fox')
  await expect.element(opener).toBeDisabled()
  await expect.element(box).toHaveValue('fox')
})

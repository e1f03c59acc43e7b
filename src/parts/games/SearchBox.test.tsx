import { useState } from 'react'
import { expect, it } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { openGateway, press, showPage } from '#parts/center/testCenter.tsx'
import { SearchBox } from './SearchBox.tsx'

it('the search of a list finds what an input method is still composing, and asks for it once', async () => {
  const asked: string[] = []
  function Page() {
    const [search, setSearch] = useState('')
    return (
      <>
        <SearchBox
          search={search}
          onSearch={(text) => {
            asked.push(text)
            setSearch(text)
          }}
        />
        <p>{`Sought: ${search}`}</p>
      </>
    )
  }
  openGateway()
  await showPage(Page, 'slots')
  await userEvent.click(page.getByRole('searchbox'))
  await cdp().send('Input.imeSetComposition', { text: '용호', selectionStart: 2, selectionEnd: 2 })
  await expect.element(page.getByText('Sought: 용호')).toBeInTheDocument()
  await cdp().send('Input.insertText', { text: '용호' })
  await press(page.getByRole('button', { name: 'Clear the search' }))
  expect(asked).toEqual(['용호', ''])
})

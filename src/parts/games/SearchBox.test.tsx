import { useState } from 'react'
import { expect, it } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { openGateway, showPage } from '#support/components/center.tsx'
import { SearchBox } from './SearchBox.tsx'

it('the search box of a game list searches text an input method is still composing', async () => {
  function Page() {
    const [search, setSearch] = useState('')
    return (
      <>
        <SearchBox search={search} onSearch={setSearch} />
        <p>{`Sought: ${search}`}</p>
      </>
    )
  }
  openGateway()
  await showPage(Page, 'slots')
  await userEvent.click(page.getByRole('searchbox'))
  await cdp().send('Input.imeSetComposition', { text: '용호', selectionStart: 2, selectionEnd: 2 })
  await expect.element(page.getByText('Sought: 용호')).toBeInTheDocument()
})

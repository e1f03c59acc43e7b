import { setupI18n } from '@lingui/core'
import { WordsProvider } from '#core/locale/WordsProvider.tsx'
import { useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Column, Sort } from './columns.ts'
import { DataTable } from './DataTable.tsx'

interface Person {
  id: string
  name: string
  bets: number
}

const COLUMNS: readonly Column<Person>[] = [
  { id: 'name', name: 'Member', sortable: true, cell: ({ name }) => name },
  {
    id: 'bets',
    name: 'Bets',
    align: 'end',
    sortable: true,
    optional: true,
    cell: (row) => row.bets,
  },
]

const people = (count: number): Person[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    name: `Person ${index}`,
    bets: index * 10,
  }))

function Example({ rows, onSort }: { rows: Person[]; onSort?: (sort: Sort) => void }) {
  const [sort, setSort] = useState<Sort>({ by: 'name', desc: false })
  return (
    <DataTable
      label="People"
      storageKey="example"
      columns={COLUMNS}
      sort={sort}
      onSort={(next) => {
        setSort(next)
        onSort?.(next)
      }}
      sums={{ bets: 450 }}
      rowLink={({ id }) => `/people#${id}`}
      query={{
        data: { pages: [{ list: rows }], pageParams: [undefined] },
        error: null,
        hasNextPage: false,
        isFetching: false,
        isFetchingNextPage: false,
        fetchNextPage: async () => undefined,
        refetch: async () => undefined,
      }}
    />
  )
}

const show = (rows: Person[], onSort?: (sort: Sort) => void) =>
  render(
    <WordsProvider words={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <MemoryRouter>
        <Example rows={rows} {...(onSort && { onSort })} />
      </MemoryRouter>
    </WordsProvider>,
  )

beforeEach(() => localStorage.clear())

describe('a data table at a desk', () => {
  beforeEach(() => page.viewport(1280, 800))

  it('a data table of ten thousand rows draws only visible rows', async () => {
    await show(people(10_000))
    await expect.element(page.getByRole('table', { name: 'People' })).toBeInTheDocument()
    const drawn = page.getByRole('row').elements().length
    expect(drawn).toBeGreaterThan(5)
    expect(drawn).toBeLessThan(100)
  })

  it('a data table sorts a column of figures first descending, then ascending', async () => {
    const asked: Sort[] = []
    await show(people(3), (sort) => asked.push(sort))
    const head = page.getByRole('columnheader', { name: 'Bets' })
    await userEvent.click(head.getByRole('button'))
    await expect.element(head).toHaveAttribute('aria-sort', 'descending')
    await userEvent.click(head.getByRole('button'))
    expect(asked).toEqual([
      { by: 'bets', desc: true },
      { by: 'bets', desc: false },
    ])
  })

  it('a data table keeps a hidden column hidden when the page is shown again', async () => {
    const first = await show(people(3))
    await userEvent.click(page.getByRole('button', { name: 'Columns' }))
    await userEvent.click(page.getByRole('menuitemcheckbox', { name: 'Bets' }))
    await expect.element(page.getByRole('columnheader', { name: 'Bets' })).not.toBeInTheDocument()
    await first.unmount()
    await show(people(3))
    await expect.element(page.getByRole('columnheader', { name: 'Member' })).toBeInTheDocument()
    expect(page.getByRole('columnheader', { name: 'Bets' }).query()).toBeNull()
  })

  it('the arrow keys move between the rows of a data table', async () => {
    await show(people(3))
    ;(page.getByRole('link', { name: 'Person 0' }).element() as HTMLElement).focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(page.getByRole('link', { name: 'Person 1' })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(page.getByRole('link', { name: 'Person 0' })).toHaveFocus()
  })
})

it('a data table on a phone is a list of cards below the sums', async () => {
  await page.viewport(390, 844)
  await show(people(3))
  const card = page.getByRole('list', { name: 'People' }).getByRole('listitem').nth(1)
  await expect.element(card.getByRole('link', { name: 'Person 1' })).toBeInTheDocument()
  await expect.element(card.getByText('Bets')).toBeInTheDocument()
  await expect.element(card.getByText('10', { exact: true })).toBeInTheDocument()
  await expect.element(page.getByText('450')).toBeInTheDocument()
})

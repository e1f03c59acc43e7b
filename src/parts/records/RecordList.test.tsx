import { setupI18n } from '@lingui/core'
import { WordsProvider } from '#core/locale/WordsProvider.tsx'
import { QueryClient, QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query'
import { useLayoutEffect, useState } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { RecordList } from './RecordList.tsx'

const PAGE_SIZE = 10

const pageOf = (period: string, first: number) => ({
  list: Array.from({ length: PAGE_SIZE }, (_, index) => ({ id: `${period} ${first + index}` })),
})

/** A record that changes its period before React draws that the next page was asked for. */
function HastyRecord() {
  const [period, setPeriod] = useState('week')
  const query = useInfiniteQuery<
    { list: { id: string }[] },
    never,
    { pages: { list: { id: string }[] }[]; pageParams: unknown[] },
    string[],
    number
  >({
    queryKey: [period],
    queryFn: async ({ pageParam }) => pageOf(period, pageParam),
    initialPageParam: 0,
    getNextPageParam: (_last, pages) => (pages.length < 3 ? pages.length * PAGE_SIZE : undefined),
    staleTime: Infinity,
  })
  // oxlint-disable-next-line react/set-state-in-effect -- the change must precede the next drawing
  useLayoutEffect(() => setPeriod('month'), [])
  return (
    <RecordList label="Bets" query={query} rowHeight={40} renderRow={({ id }) => <b>{id}</b>} />
  )
}

it('a record whose period changes at once loads all pages of the new period', async () => {
  const client = new QueryClient()
  for (const period of ['week', 'month']) {
    client.setQueryData([period], { pages: [pageOf(period, 0)], pageParams: [0] })
  }
  await render(
    <WordsProvider words={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <QueryClientProvider client={client}>
        <HastyRecord />
      </QueryClientProvider>
    </WordsProvider>,
  )
  await expect.element(page.getByText('You’ve reached the end.')).toBeVisible()
  await expect.element(page.getByText('month 29')).toBeInTheDocument()
})

import { Big } from 'big.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nameRecordFile, writeCsvFile } from './csvFile.ts'

interface Row {
  name: string
  amount: string
}
const aRow = fc.record({
  name: fc.constantFrom('=SUM(A1)', 'Bac, Bo', 'ไฮโล', '"quoted"'),
  amount: fc.integer({ min: -1e9, max: 1e9 }).map((cents) => new Big(cents).div(100).toFixed(2)),
})

/** A fake gateway that returns rows page by page, and counts the requests. */
function serve(rows: readonly Row[], size: number) {
  const asked: (string | undefined)[] = []
  const fetchPage = async (cursor: string | undefined) => {
    asked.push(cursor)
    const from = Number(cursor ?? 0)
    const to = from + size
    return { list: rows.slice(from, to), ...(to < rows.length && { nextCursor: String(to) }) }
  }
  return { asked, fetchPage }
}

const write = (fetchPage: ReturnType<typeof serve>['fetchPage'], signal: AbortSignal) =>
  writeCsvFile({
    names: ['Name', 'Amount'],
    cellsOf: ({ name, amount }: Row) => [name, { decimal: amount }],
    fetchPage,
    signal,
    onProgress: () => undefined,
  })

test('an exported CSV file has all pages’ rows once, in order', async () => {
  const signal = new AbortController().signal
  await fc.assert(
    fc.asyncProperty(fc.array(aRow), fc.integer({ min: 1, max: 7 }), async (rows, size) => {
      const { asked, fetchPage } = serve(rows, size)
      const bytes = new Uint8Array(await (await write(fetchPage, signal)).arrayBuffer())
      expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]))
      const lines = new TextDecoder().decode(bytes).split('\r\n').slice(1, -1)
      const amounts = lines.map((line) => line.slice(line.lastIndexOf(',') + 1))
      expect(amounts).toEqual(rows.map(({ amount }) => amount))
      const sum = (each: readonly string[]) =>
        each.reduce((total, amount) => total.plus(amount), new Big(0)).toFixed(2)
      expect(sum(amounts)).toBe(sum(rows.map(({ amount }) => amount)))
      expect(asked).toHaveLength(Math.max(1, Math.ceil(rows.length / size)))
    }),
    { numRuns: 50 },
  )
})

test('a cancelled CSV export writes no file and loads no further page', async () => {
  const controller = new AbortController()
  const rows = Array.from({ length: 9 }, () => ({ name: 'x', amount: '1.00' }))
  const { asked, fetchPage } = serve(rows, 3)
  const stopped = write((cursor) => {
    if (cursor) controller.abort()
    return fetchPage(cursor)
  }, controller.signal)
  await expect(stopped).rejects.toMatchObject({ name: 'AbortError' })
  expect(asked).toHaveLength(2)
})

test('the file name of a narrowed record tells each filter that has a value', () => {
  const days = { from: '2026-11-01', to: '2026-11-30' }
  expect(nameRecordFile('bets', days, {})).toBe('bets_2026-11-01_2026-11-30.csv')
  const layout = { sort: '-time', hide: 'balance', state: undefined }
  expect(nameRecordFile('bets', days, layout)).toBe('bets_2026-11-01_2026-11-30.csv')
  const filters = { state: 'VOIDED', member: 'u-may', level: '' }
  expect(nameRecordFile('bets', days, filters)).toBe(
    'bets_2026-11-01_2026-11-30_member-u-may_state-voided.csv',
  )
})

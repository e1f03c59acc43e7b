import { Big } from 'big.js'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type CsvCell, csvHead, csvLine } from './csv.ts'

/** A simple CSV parser by RFC 4180 that shares no code with the writer. */
function parse(text: string): string[][] {
  const rows: string[][] = [[]]
  let cell = ''
  let quoted = false
  for (let index = 0; index < text.length; index += 1) {
    const char = text[index]!
    if (quoted) {
      if (char !== '"') cell += char
      else if (text[index + 1] === '"') cell += text[++index]
      else quoted = false
    } else if (char === '"') quoted = true
    else if (char === ',' || char === '\n') {
      rows.at(-1)!.push(cell)
      cell = ''
      if (char === '\n') rows.push([])
    } else if (char !== '\r') cell += char
  }
  return rows.slice(0, -1)
}

/** What a spreadsheet sees of a text: signs as in ASCII, without hidden characters before them. */
const isFormula = (text: string) =>
  /^[\t\r]/.test(text) ||
  /^[=+\-@]/.test(text.replace(/^[\s\p{Cf}\p{Cc}\p{DI}]+/u, '').normalize('NFKC'))

const words = fc.oneof(
  fc.string(),
  fc.constantFrom('=1+1', '+66', '-5', '@SUM(A1)', 'a,b', 'say "hi"', 'two\nlines', '\tx', '๑๒๓'),
)
const amount = fc
  .tuple(fc.integer({ min: -1e12, max: 1e12 }), fc.integer({ min: 0, max: 99 }))
  .map(([whole, part]) => `${whole}.${String(part).padStart(2, '0')}`)

it('a CSV file can be parsed back to equal texts and equal total amounts', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(words, amount)), (rows) => {
      const lines = rows.map(([name, decimal]) => csvLine([name, { decimal }] as CsvCell[]))
      const file = csvHead(['Name', 'Amount']) + lines.join('')
      expect(file.startsWith('\uFEFFName,Amount\r\n')).toBe(true)
      const read = parse(file.slice(1)).slice(1)
      const sum = (amounts: readonly string[]) =>
        amounts.reduce((total, each) => total.plus(each), new Big(0)).toFixed()
      expect(sum(read.map(([, decimal]) => decimal!))).toBe(sum(rows.map(([, decimal]) => decimal)))
      // The CSV writer puts an apostrophe before a text that a spreadsheet would run as a formula.
      expect(read.map(([name]) => name)).toEqual(
        rows.map(([name]) => (isFormula(name) ? `'${name}` : name)),
      )
    }),
    { numRuns: 200 },
  )
})

it('a CSV text that looks like a formula is escaped, a negative number is not', () => {
  expect(csvLine(['=1+1', '-5', '@x', { decimal: '-5.00' }])).toBe("'=1+1,'-5,'@x,-5.00\r\n")
})

it('a CSV text is escaped if full-width signs or hidden characters begin a formula', () => {
  const signs = fc.constantFrom(...'=+-@＝＋－＠﹦﹢﹣﹫')
  const hidden = fc.constantFrom(
    '',
    ' ',
    '\u00a0',
    '\u200b',
    '\u202a',
    '\ufeff',
    '\u3000',
    '\u00ad',
  )
  fc.assert(
    fc.property(fc.array(hidden), signs, fc.string(), (before, sign, rest) => {
      const [[cell] = []] = parse(csvLine([before.join('') + sign + rest]))
      expect(cell?.startsWith("'")).toBe(true)
    }),
  )
  expect(csvLine(['ไฮโล', 'a=b', 'ー', '−5'])).toBe('ไฮโล,a=b,ー,−5\r\n')
})

it('a CSV text with a semicolon or a tab stays one cell in every spreadsheet', () => {
  expect(csvLine(['a;=1+1', 'a\t=1'])).toBe('"a;=1+1","a\t=1"\r\n')
})

it('an invalid number that looks like a formula is escaped in a CSV file', () => {
  expect(csvLine([{ decimal: '=1' }])).toBe("'=1\r\n")
})

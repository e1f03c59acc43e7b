import { describe, expect, test } from 'vitest'
import { LANGUAGE_CODES, type LanguageCode } from '#rules/languages.ts'
import { MOVEMENT_TYPES } from '#parts/records/schema.ts'
import { writeBetFile, writeEntryFile, writeProfitFile } from './report-files.ts'
import { movementWord } from './report-words.ts'
import type { TeamBetRow, TeamEntryRow } from './team-records.ts'

const parts = (language: LanguageCode) => ({
  language,
  zone: 'Asia/Bangkok',
  currency: 'THB',
  showMember: () => ({ id: 'u-may', account: 'may', isAgent: false, level: 1 }),
})
const at = Date.parse('2026-11-22T18:30:00Z')
async function* one<Row>(row: object) {
  yield [row as Row]
}

async function linesOf(file: AsyncIterable<Uint8Array>) {
  const chunks: Uint8Array[] = []
  for await (const chunk of file) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8').trim().split('\r\n')
}

describe('a file says what the screen says', () => {
  test('an exported file of transactions names types and balances as the page does', async () => {
    const entry = {
      at,
      username: 'may',
      reason: 'bet',
      amount: -100,
      balanceAfter: 0,
      reference: '1',
    }
    const [head, row] = await linesOf(
      writeEntryFile(parts('TH'), () => 'BET_RETURNED', one<TeamEntryRow>(entry)),
    )
    expect(head).toContain('ยอดเงินหลังรายการ')
    expect(row).toContain(',คืนเงินเดิมพัน,')
  })

  test('an exported file of bets names states and results as the page does', async () => {
    const bet = { at, username: 'may', nodeId: null, vendor: 'NLN', transactionId: '1' }
    const states = { settled: 'รู้ผลแล้ว', rolledBack: 'โมฆะ', open: 'รอผล' }
    const nameOf = { game: String, vendor: String }
    for (const [state, word] of Object.entries(states)) {
      const money = { state, amount: 100, win: 0, validAmount: 100 }
      // oxlint-disable-next-line no-await-in-loop -- one file after the other
      const [head, row] = await linesOf(
        writeBetFile(parts('TH'), nameOf, one<TeamBetRow>({ ...bet, ...money })),
      )
      expect(head).toContain(',ผลได้เสียจากเดิมพัน,')
      expect(head).not.toContain('ผลสุทธิ')
      expect(row).toContain(`,${word},`)
    }
  })

  test('an exported profit-and-loss file labels the net result as the page does', async () => {
    const [head] = await linesOf(writeProfitFile(parts('TH'), []))
    expect(head).toContain(',ผลสุทธิ,')
  })

  test.each(LANGUAGE_CODES)(
    'an exported file of transactions has a label for every type in %s',
    (language) => {
      const words = MOVEMENT_TYPES.map((type) => movementWord(type, language))
      expect(words.filter((word) => /^[A-Z_]+$/.test(word))).toEqual([])
    },
  )
})

import { kilobytes } from '../brand/table.ts'
import { LIMIT_BEFORE_LOBBY, LIMIT_WITH_LOBBY, measureFirstLoad } from '../size/first-load.ts'
import { atMost, type Verdict } from './verdict.ts'

/**
 * Lists the files that the home page needs before it is complete, and compares their size with the
 * limits.
 */
export async function benchSize(report: (text: string) => void): Promise<Verdict[]> {
  const { before, lobby, styles, weigh } = await measureFirstLoad(report)
  const rest = lobby.files.filter((file) => !before.files.includes(file))
  for (const file of [...before.files, ...rest]) {
    report(`  ${kilobytes(weigh([file])).padStart(9)}  ${file}`)
  }
  report(`  ${kilobytes(styles.bytes).padStart(9)}  style sheets`)
  return [
    atMost('JS before the lobby, brotli', before.bytes, LIMIT_BEFORE_LOBBY, kilobytes),
    atMost(
      `JS on the lobby with words, brotli (${lobby.brand}, the heaviest)`,
      lobby.bytes,
      LIMIT_WITH_LOBBY,
      kilobytes,
    ),
  ]
}

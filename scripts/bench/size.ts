import { join } from 'node:path'
import { buildApp } from '../brand/app-build.ts'
import { ROOT } from '../brand/places.ts'
import { readBrands } from '../brand/read/brands.ts'
import { findReach, RENDERER, staticImports } from '../brand/stamp/reach.ts'
import { kilobytes } from '../brand/table.ts'
import { atMost, type Verdict } from './verdict.ts'

/** Bytes of brotli (docs/quality.md §1). */
const LIMIT_BEFORE_LOBBY = 120_000
const LIMIT_WITH_LOBBY = 140_000

/** Weighs what the home page must fetch before it is complete. */
export async function benchSize(report: (text: string) => void): Promise<Verdict[]> {
  const app = await buildApp(report)
  const { ready } = await readBrands({ brandsDir: join(ROOT, 'brands') })
  const weigh = (names: readonly string[]) =>
    names.reduce((sum, name) => sum + (app.files.get(`${name}.br`) ?? app.files.get(name)!), 0)
  const reaches = ready.map(({ brand }) => ({ brand, reach: findReach(app.manifest, brand) }))

  const entry = new Set(staticImports(app.manifest, ['index.html', RENDERER]))
  const heaviest = reaches
    .map(({ brand, reach }) => ({ id: brand.id, bytes: weigh(reach.firstLoad) }))
    .toSorted((a, b) => b.bytes - a.bytes)
  const files = [...entry, ...reaches[0]!.reach.firstLoad.filter((file) => !entry.has(file))]
  for (const file of files) report(`  ${kilobytes(weigh([file])).padStart(9)}  ${file}`)
  report(`  ${kilobytes(weigh(reaches[0]!.reach.styles)).padStart(9)}  style sheets`)
  return [
    atMost('JS before the lobby, brotli', weigh([...entry]), LIMIT_BEFORE_LOBBY, kilobytes),
    atMost(
      `JS on the lobby with words, brotli (${heaviest[0]!.id}, the heaviest)`,
      heaviest[0]!.bytes,
      LIMIT_WITH_LOBBY,
      kilobytes,
    ),
  ]
}

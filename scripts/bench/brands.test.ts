import { globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../brand/places.ts'
import { readBrands } from '../brand/read/brands.ts'
import { writeBrands } from './brands.ts'

test('the brand files that the benchmark copies from shipped brands pass the brand check', async ({
  onTestFinished,
}) => {
  const brandsDir = mkdtempSync(join(tmpdir(), 'livery-bench-brands-'))
  onTestFinished(() => rmSync(brandsDir, { recursive: true }))
  const ids = writeBrands(brandsDir, globSync('brands/*/brand.json', { cwd: ROOT }).length)
  const { ready, faults } = await readBrands({ brandsDir })
  expect(faults).toEqual([])
  expect(ready.map(({ brand }) => brand.id)).toEqual(ids)
})

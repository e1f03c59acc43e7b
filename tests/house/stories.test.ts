import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROUTES } from '#scripts/brand/features.ts'
import { listScenes } from '#scripts/scenes/scenes.ts'

const PAGES = join(import.meta.dirname, '../../.storybook/pages')

test('Storybook shows every scene of the gallery in one story', () => {
  // A large team takes minutes to make, so that only the gallery shows it.
  const scenes = listScenes(ROUTES).filter(({ row }) => row === undefined)
  const told = globSync('**/*.stories.tsx', { cwd: PAGES }).flatMap((file) =>
    [...readFileSync(join(PAGES, file), 'utf8').matchAll(/ = scene\('([^']+)'\)/g)].map(
      ([, name]) => name!,
    ),
  )
  const names = new Set(scenes.map(({ name }) => name))
  expect(told.toSorted()).toEqual([...names].toSorted())
})

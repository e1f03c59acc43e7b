import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROUTES } from '#scripts/brand/features.ts'
import { listScenes } from '#scripts/scenes/scenes.ts'
import { DIALOG } from '#scripts/scenes/steps.ts'

const PAGES = join(import.meta.dirname, '../../.storybook/pages')

test('Storybook shows every scene of the gallery in one story', () => {
  // A large team takes minutes to make, so that only the gallery shows it.
  const scenes = listScenes(ROUTES).filter(({ row }) => row === undefined)
  const told = globSync('**/*.stories.tsx', { cwd: PAGES }).flatMap((file) =>
    [
      ...readFileSync(join(PAGES, file), 'utf8').matchAll(/ = (?:\{ \.\.\.)?scene\('([^']+)'\)/g),
    ].map(([, name]) => name!),
  )
  const names = new Set(scenes.map(({ name }) => name))
  expect(told.toSorted()).toEqual([...names].toSorted())
})

test('every scene of a popup waits for what only that popup shows', () => {
  const popups = listScenes(ROUTES).filter(({ overlay }) => overlay)
  const anyPopup = [(DIALOG as { see: string }).see, '[role=dialog]', '[role=menu]']
  const vague = popups.filter(({ steps = [] }) => {
    const last = steps.findLast((step) => 'see' in step)
    return !last || anyPopup.includes(last.see)
  })
  expect(popups.length).toBeGreaterThan(30)
  expect(vague.map(({ name }) => name)).toEqual([])
})

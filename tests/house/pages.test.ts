import { expect, test } from 'vitest'
import { ROUTES } from '#scripts/brand/features.ts'
import { listPages } from '#scripts/scenes/pages.ts'
import { PAGES_WITH_REASONS, RARE_STATES } from '#scripts/scenes/reasons.ts'
import { PAGE_STATES } from '#scripts/scenes/scene.ts'
import { listScenes } from '#scripts/scenes/scenes.ts'

const SCENES = listScenes(ROUTES).filter(({ row }) => row === undefined)
const PAGES = listPages(SCENES)

test('every page has each state, or says why it has none', () => {
  const missing = PAGES.flatMap(({ name, states, reasons }) =>
    PAGE_STATES.flatMap((state) =>
      states[state] || reasons[state] || RARE_STATES.includes(state) ? [] : [`${name}: ${state}`],
    ),
  )
  expect(PAGES.length).toBeGreaterThan(60)
  expect(missing).toEqual([])
})

test('every page of a center loads, fails, loses its network and has long words', () => {
  const centers = PAGES.filter(
    ({ scene }) => !scene.overlay && /^\/(?:member|agentHome)#/.test(scene.path),
  )
  const missing = centers.flatMap(({ name, states }) =>
    (['loading', 'failing', 'offline', 'long-words', 'empty'] as const).flatMap((state) =>
      states[state] ? [] : [`${name}: ${state}`],
    ),
  )
  expect(centers.length).toBeGreaterThan(25)
  expect(missing).toEqual([])
})

test('every scene is a page, a state of one, or one of its steps', () => {
  const told = PAGES.flatMap(({ name, states, others }) => [
    name,
    ...Object.values(states),
    ...others,
  ])
  const names = new Set(SCENES.map(({ name }) => name))
  expect([...new Set(told)].toSorted()).toEqual([...names].toSorted())
})

test('every reason for a missing state belongs to a page of the site', () => {
  const names = new Set(PAGES.map(({ name }) => name))
  expect(PAGES_WITH_REASONS.filter((name) => !names.has(name))).toEqual([])
})

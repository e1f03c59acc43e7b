import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { builtinResolvers, makeFsImporter, parse } from 'react-docgen'
import { expect, test } from 'vitest'
import { ADVICE } from '../../.storybook/docs/advice.ts'
import { KEYS } from '../../.storybook/docs/keys.ts'
import { COMMON_PROPS, controlOf, type DocgenType, writeType } from '../../.storybook/docs/props.ts'

const SRC = join(import.meta.dirname, '../../src')

/** Files of stories with a page of words; those of several components have no component's file. */
const DOCUMENTED = globSync('**/*.stories.tsx', { cwd: SRC })
  .filter((file) => /title: 'Components\//.test(readFileSync(join(SRC, file), 'utf8')))
  .map((file) => file.replace('.stories', ''))
  .filter((file) => existsSync(join(SRC, file)))

const UI = globSync('ui/[A-Z]*.tsx', { cwd: SRC }).filter(
  (file) => !/\.(?:test|stories)\./.test(file),
)

const FILES = [...new Set([...UI, ...DOCUMENTED])]

/** Reads the component of a file as Storybook does, with its description and its props. */
function readComponent(file: string) {
  const filename = join(SRC, file)
  const components = parse(readFileSync(filename, 'utf8'), {
    filename,
    babelOptions: { babelrc: false, configFile: false },
    resolver: new builtinResolvers.FindExportedDefinitionsResolver(),
    importer: makeFsImporter(),
  })
  return components.find(({ displayName }) => displayName === basename(file, '.tsx'))!
}

test('each component of ui or with a page describes itself and its props', () => {
  expect(FILES.length).toBeGreaterThan(65)
  const bare = FILES.flatMap((file) => {
    const { displayName = file, description, props = {} } = readComponent(file)
    const names = Object.entries(props).flatMap(([name, prop]) =>
      prop.description || name in COMMON_PROPS ? [] : `${displayName}: ${name}`,
    )
    return description ? names : [displayName, ...names]
  })
  expect(bare).toEqual([])
})

/** Components of ui with a page, by name. */
const PAGES_OF_UI = new Map(
  DOCUMENTED.filter((file) => file.startsWith('ui/')).map((file) => [basename(file, '.tsx'), file]),
)

test('each component of ui with a page says when to take which other one', () => {
  expect(PAGES_OF_UI.size).toBeGreaterThan(35)
  const alone = [...PAGES_OF_UI].flatMap(([name, file]) => {
    const { description = '' } = readComponent(file)
    const named = [...description.matchAll(/`([A-Z]\w+)`/g)].map(([, other]) => other!)
    return named.some((other) => other !== name && PAGES_OF_UI.has(other)) ? [] : [name]
  })
  expect(alone).toEqual([])
})

test('each control of ui with a page tells its keys, and what to do', () => {
  const controls = [...PAGES_OF_UI].flatMap(([name, file]) =>
    /<(?:button|input|select|textarea)\b|@base-ui/.test(readFileSync(join(SRC, file), 'utf8'))
      ? [name]
      : [],
  )
  expect(controls.length).toBeGreaterThan(15)
  expect(controls.filter((name) => !KEYS[name])).toEqual([])
  expect(controls.filter((name) => !ADVICE[name])).toEqual([])
  const pages = DOCUMENTED.map((file) => basename(file, '.tsx'))
  const told = Object.keys({ ...KEYS, ...ADVICE })
  expect(told.filter((name) => !pages.includes(name))).toEqual([])
})

test('the props of documented components name their types without any schema', () => {
  const types = FILES.flatMap((file) =>
    Object.entries(readComponent(file).props ?? {}).flatMap(([name, { tsType }]) =>
      tsType ? `${file} ${name}: ${writeType(tsType as DocgenType)}` : [],
    ),
  )
  expect(types.filter((type) => /InferOutput|: unknown$/.test(type))).toEqual([])
  expect(types).toContain('parts/games/GameTile.tsx game: Game')
  expect(types).toContain('ui/Dialog.tsx onClose: (() => void)')
})

test('the props of a button tell their values and their defaults', () => {
  const { variant, size } = readComponent('ui/Button.tsx').props!
  expect(variant!.tsType).toMatchObject({
    name: 'union',
    elements: expect.arrayContaining([expect.objectContaining({ value: "'outline'" })]),
  })
  expect(variant!.defaultValue!.value).toBe("'primary'")
  expect(size!.defaultValue!.value).toBe("'md'")
})

test('the controls of props are choices, switches or texts, never raw JSON', () => {
  const { variant, busy, disabled, onClick } = readComponent('ui/Button.tsx').props!
  const control = ({ tsType }: typeof variant & {}) => controlOf(tsType as DocgenType, undefined)
  expect(control(variant!)).toMatchObject({
    control: { type: 'select' },
    options: expect.arrayContaining(['outline']),
  })
  expect(control(busy!)).toEqual({ control: { type: 'boolean' } })
  expect(control(disabled!)).toEqual({ control: { type: 'boolean' } })
  expect(control(onClick!)).toEqual({ control: { disable: true } })
  const { game } = readComponent('parts/games/GameTile.tsx').props!
  expect(control(game!)).toEqual({ control: { disable: true } })
})

import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { builtinResolvers, makeFsImporter, parse } from 'react-docgen'
import { expect, test } from 'vitest'
import { COMMON_PROPS } from '../../.storybook/docs/props.ts'

const UI = join(import.meta.dirname, '../../src/ui')
const FILES = globSync('[A-Z]*.tsx', { cwd: UI }).filter(
  (file) => !/\.(?:test|stories)\./.test(file),
)

/** Reads the component of a file as Storybook does, with its description and its props. */
function readComponent(file: string) {
  const filename = join(UI, file)
  const components = parse(readFileSync(filename, 'utf8'), {
    filename,
    babelOptions: { babelrc: false, configFile: false },
    resolver: new builtinResolvers.FindExportedDefinitionsResolver(),
    importer: makeFsImporter(),
  })
  return components.find(({ displayName }) => displayName === basename(file, '.tsx'))!
}

test('every component of ui and each of its own props has a description', () => {
  expect(FILES.length).toBeGreaterThan(35)
  const bare = FILES.flatMap((file) => {
    const { displayName = file, description, props = {} } = readComponent(file)
    const names = Object.entries(props).flatMap(([name, prop]) =>
      prop.description || name in COMMON_PROPS ? [] : `${displayName}: ${name}`,
    )
    return description ? names : [displayName, ...names]
  })
  expect(bare).toEqual([])
})

test('the props of a button tell their values and their defaults', () => {
  const { variant, size } = readComponent('Button.tsx').props!
  expect(variant!.tsType).toMatchObject({
    name: 'union',
    elements: expect.arrayContaining([expect.objectContaining({ value: "'outline'" })]),
  })
  expect(variant!.defaultValue!.value).toBe("'primary'")
  expect(size!.defaultValue!.value).toBe("'md'")
})

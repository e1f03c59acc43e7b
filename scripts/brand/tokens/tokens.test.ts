import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LOOK_NAMES, LOOKS } from '#core/brand/looks.ts'
import { type Brand, MODES } from '#core/brand/schema.ts'
import { computeTheme } from '../theme.ts'
import { writeCss } from './css.ts'
import { writeModeFile, writeResolver } from './dtcg.ts'
import { writeFigmaCollection, writeFigmaMode } from './figma.ts'
import { LEADING, listTokens } from './tokens.ts'

const theme = (choices: Partial<Brand['theme']> = {}): Brand['theme'] => ({
  defaultMode: 'light',
  modes: ['dark', 'light'],
  primary: { dark: '#f4f0e6', light: '#161514' },
  accent: '#b3184a',
  neutral: '#3a1420',
  look: 'classic',
  ...LOOKS.classic.choices,
  ...choices,
})

const TOKENS = listTokens(theme())

interface Tree {
  $value?: unknown
  $type?: string
  $description?: string
  [key: string]: unknown
}

/** Lists the tokens of a file by their path, with what each says. */
function flatten(tree: Tree, path: string[] = []): Record<string, Tree> {
  if (tree.$value !== undefined) return { [path.join('.')]: tree }
  const groups = Object.entries(tree).filter(([key]) => !key.startsWith('$'))
  return Object.assign({}, ...groups.map(([key, one]) => flatten(one as Tree, [...path, key])))
}

test.each(LOOK_NAMES)('every variable that the look %s writes has a description', (look) => {
  const own = theme(LOOKS[look].choices)
  const written = [...computeTheme(own).css.matchAll(/--([\w-]+):/g)].map(([, name]) => name!)
  const described = listTokens(own).variables
  expect(described.map(({ name }) => name).toSorted()).toEqual([...new Set(written)].toSorted())
  expect(described.filter(({ description }) => description.length < 3)).toEqual([])
})

/** Puts the values of tokens in the place of their names. */
function resolveAliases(value: unknown, tokens: Record<string, Tree>): unknown {
  if (typeof value === 'string' && value.startsWith('{')) {
    const token = tokens[value.slice(1, -1)]
    if (!token) throw new Error(`No token ${value}`)
    return resolveAliases(token.$value, tokens)
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, resolveAliases(part, tokens)]),
  )
}

test('the resolver gives each mode the colours that the site has in it', () => {
  const { sets, modifiers } = writeResolver('Aurora', TOKENS) as {
    sets: { shared: { sources: [Tree] } }
    modifiers: { mode: { contexts: Record<string, [Tree]>; default: string } }
  }
  expect(modifiers.mode.default).toBe('light')
  const { modes } = computeTheme(theme())
  for (const mode of MODES) {
    const all = {
      ...flatten(sets.shared.sources[0]),
      ...flatten(modifiers.mode.contexts[mode]![0]),
    }
    for (const [name, hex] of Object.entries(modes[mode]!)) {
      const { $type, $value } = all[`color.${name}`]!
      expect($type).toBe('color')
      const { alpha, hex: opaque } = resolveAliases($value, all) as { alpha: number; hex: string }
      expect([opaque, alpha]).toEqual([
        hex.slice(0, 7),
        hex.length === 9 ? expect.closeTo(parseInt(hex.slice(7), 16) / 255, 3) : 1,
      ])
    }
  }
})

test('a brand with one mode has no modifier, which would not be valid', () => {
  const one = listTokens(theme({ modes: ['light'] }))
  expect(writeResolver('Aurora', one)).toMatchObject({
    resolutionOrder: [{ $ref: '#/sets/shared' }],
  })
  expect(writeResolver('Aurora', one)).not.toHaveProperty('modifiers')
})

test('a file of one mode says sizes, times, shadows and text styles in their types', () => {
  const tokens = flatten(writeModeFile('Aurora', TOKENS.tokens, 'dark') as Tree)
  const values = Object.entries(tokens).map(([path, { $type, $value }]) => [path, [$type, $value]])
  expect(Object.fromEntries(values)).toMatchObject({
    'spacing.control': ['dimension', { value: 2.75, unit: 'rem' }],
    'radius.control': ['dimension', { value: 8, unit: 'px' }],
    'size.display.phone': ['dimension', { value: expect.closeTo(32.17, 2), unit: 'px' }],
    'size.display.desk': ['dimension', { value: 56, unit: 'px' }],
    'duration.quick': ['duration', { value: 140, unit: 'ms' }],
    'ease.out-soft': ['cubicBezier', [0.22, 1, 0.36, 1]],
    'weight.display': ['fontWeight', 600],
    'font.display': ['fontFamily', expect.arrayContaining(['Kanit', 'sans-serif'])],
    'tile.ratio': ['number', 0.75],
    'shadow.floating': ['shadow', expect.objectContaining({ offsetY: { value: 20, unit: 'px' } })],
    'text.display.desk': [
      'typography',
      expect.objectContaining({ fontSize: '{size.display.desk}', lineHeight: '{leading.display}' }),
    ],
  })
  expect(Object.values(tokens).filter(({ $description }) => !$description)).toEqual([])
})

test.each(LOOK_NAMES)('each name of a token in the look %s stands for its value', (look) => {
  const { tokens, modes } = listTokens(theme(LOOKS[look].choices))
  for (const mode of modes) {
    const all = flatten(writeModeFile('Aurora', tokens, mode) as Tree)
    for (const { path, values } of tokens) {
      expect(resolveAliases(all[path.join('.')]!.$value, all), path.join('.')).toEqual(values[mode])
    }
  }
})

test('a colour that the brand gives is told as its seed', () => {
  const tokens = flatten(writeModeFile('Aurora', TOKENS.tokens, 'light') as Tree)
  expect(tokens['color.accent']!.$value).toBe('{seed.accent}')
  expect(tokens['color.surface']!.$value).toMatchObject({ colorSpace: 'srgb' })
})

test('a value that the format cannot say is left out and named', () => {
  const { leftOut, tokens } = listTokens(theme({ tileShape: 'arch', divider: 'none' }))
  expect(leftOut).toEqual(['radius-tile', 'divider'])
  expect(tokens.map(({ path }) => path.join('-'))).not.toContain('radius-tile')
})

test('a mixed colour of a choice is told as the colour that it becomes', () => {
  const { tokens } = listTokens(theme({ card: 'glass' }))
  const text = tokens.find(({ path }) => path.join() === 'color,text')!.values.dark
  const edge = tokens.find(({ path }) => path.join() === 'card,edge')!.values.dark
  expect(edge).toEqual({ ...(text as object), alpha: expect.closeTo(0.18, 2) })
})

test('line heights of text styles are those of the style sheet', () => {
  const css = readFileSync('src/app/theme.css', 'utf8')
  for (const [name, value] of Object.entries(LEADING)) {
    expect(css).toContain(`--leading-${name}: ${value};`)
  }
})

test('the style sheet has both modes, and says of each variable what it is for', () => {
  const css = writeCss('Aurora', TOKENS)
  expect(css).toMatch(/:root,\n\[data-mode='light'\] \{\n {2}color-scheme: light;/)
  expect(css).toMatch(/\n\[data-mode='dark'\] \{\n {2}color-scheme: dark;/)
  expect(css).toContain('  /* Corners of buttons and fields */\n  --radius-control: 8px;\n')
  const variables = css.match(/^ {2}--/gm)!
  expect(css.match(/^ {2}\/\* .+ \*\/\n {2}--/gm)).toHaveLength(variables.length)
})

test('a collection for Figma has each variable in each mode, with scopes and a description', () => {
  const { variableModes, variables, variableModeValues } = writeFigmaCollection(
    'Aurora',
    TOKENS,
  ) as Record<string, Record<string, unknown>[]>
  expect(variableModes!.map(({ action, name }) => [action, name])).toEqual([
    ['UPDATE', 'light'],
    ['CREATE', 'dark'],
  ])
  expect(variables).toContainEqual({
    action: 'CREATE',
    id: 'radius/control',
    name: 'radius/control',
    variableCollectionId: 'collection',
    resolvedType: 'FLOAT',
    description: 'Corners of buttons and fields',
    scopes: ['CORNER_RADIUS'],
    codeSyntax: { WEB: 'var(--radius-control)' },
  })
  const colors = Object.keys(computeTheme(theme()).modes.dark!)
  const names = variables!.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(colors.map((name) => `color/${name}`)))
  expect(variableModeValues).toHaveLength(names.length * 2)
  expect(variableModeValues).toContainEqual({
    variableId: 'spacing/control',
    modeId: 'mode-dark',
    value: 44,
  })
  expect(variableModeValues).toContainEqual({
    variableId: 'seed/primary',
    modeId: 'mode-dark',
    value: { r: 0.9569, g: 0.9412, b: 0.902, a: 1 },
  })
  expect(variableModeValues).toContainEqual({
    variableId: 'color/accent',
    modeId: 'mode-dark',
    value: { type: 'VARIABLE_ALIAS', id: 'seed/accent' },
  })
})

test('a file for Figma’s own import names its mode, and has lengths in pixels', () => {
  const file = writeFigmaMode('Aurora', TOKENS, 'dark') as Tree
  expect(file['$extensions']).toEqual({ 'com.figma.modeName': 'dark' })
  const tokens = flatten(file)
  expect(tokens['spacing.control']).toEqual({
    $type: 'dimension',
    $description: 'Height of buttons and fields',
    $value: { value: 44, unit: 'px' },
    $extensions: { 'com.figma.scopes': ['GAP', 'WIDTH_HEIGHT'] },
  })
  expect(Object.values(tokens).map(({ $type }) => $type)).not.toContain('shadow')
})

import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { toId } from 'storybook/internal/csf'
import type { Plugin } from 'vite'

const MODULE = 'virtual:livery-sources'
const PAGES = 'virtual:livery-pages'
const ROOT = fileURLToPath(new URL('../', import.meta.url))

/**
 * Serves what the preview shows of the site's sources as `virtual:livery-sources`: the icons and the
 * tokens that it uses, with the files that use each, and the template of its page. The pages of
 * components are `virtual:livery-pages`, which pages of words read without the icons.
 */
export function liverySources(): Plugin {
  return {
    name: 'livery-sources',
    resolveId: (id) => ([MODULE, PAGES].includes(id) ? `\0${id}` : undefined),
    load: (id) => {
      if (id === `\0${PAGES}`) return `export default ${JSON.stringify(findPages())}`
      return id === `\0${MODULE}` ? writeModule(findIconUses()) : undefined
    },
  }
}

/** Finds the page of each component, by the component's name. */
function findPages(): Record<string, string> {
  const files = globSync('src/**/*.stories.tsx', { cwd: ROOT })
  return Object.fromEntries(
    files.flatMap((file) => {
      const [, title] =
        /title: '(Components\/[^']+)'/.exec(readFileSync(join(ROOT, file), 'utf8')) ?? []
      return title ? [[basename(file, '.stories.tsx'), toId(title, 'docs')]] : []
    }),
  )
}

/** Lists the source files of the site, with their texts. */
const readSources = (pattern: string) =>
  globSync(pattern, { cwd: ROOT })
    .filter((file) => !/\.(?:test|stories)\.tsx?$/.test(file))
    .toSorted()
    .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }))

/** Finds the icons that components import, and the files that do. */
function findIconUses(): Map<string, string[]> {
  const uses = new Map<string, string[]>()
  for (const { file, text } of readSources('src/**/*.{ts,tsx}')) {
    for (const [, names] of text.matchAll(/import \{([^}]*)\} from 'lucide-react'/g)) {
      for (const name of names!.split(',').map((one) => one.trim().replace(/ as .*/, ''))) {
        // Types of the package, such as `LucideIcon`, are no icons.
        if (!name || name.startsWith('type ') || name.startsWith('Lucide')) continue
        uses.set(name, [...(uses.get(name) ?? []), file])
      }
    }
  }
  return uses
}

/** Classes that take a colour, and those that take a variable with the same first word. */
const COLOUR_CLASS =
  '(?:bg|text|border(?:-[trblsexy])?|divide|ring|outline|fill|stroke|from|via|to|decoration|caret|accent)'
const VARIABLE_CLASSES: [variable: RegExp, classes: string][] = [
  [/^radius-/, 'rounded(?:-[a-z]+)?-'],
  [/^(?=duration-|ease-|shadow-)/, ''],
  [/^spacing-/, '(?:min-|max-)?(?:h|w)-|size-'],
  // The class `text-text` is the colour; this size has another name.
  [/^size-text$/, 'text-body'],
  [/^size-(?!text$)/, 'text-'],
]

/** Leaves out lines by which `theme.css` only makes a token known to classes. */
const withoutNaming = (text: string) => text.replaceAll(/--([\w-]+): var\(--\1\);/g, '')

/** Finds the tokens that files of the site use: in a class, or as a variable. */
function findTokenUses(): Record<string, string[]> {
  // Components first, since these are what a designer knows.
  const sources = ['src/**/*.tsx', 'src/**/*.ts', 'src/**/*.css']
    .flatMap(readSources)
    .map(({ file, text }) => ({ file, text: withoutNaming(text) }))
  const { colors, variables } = JSON.parse(
    readFileSync(join(ROOT, 'themes/tokens.json'), 'utf8'),
  ) as Record<'colors' | 'variables', Record<string, unknown>>
  const filesWith = (pattern: string) => {
    const use = new RegExp(`(?:${pattern})(?![\\w-])`)
    return sources.flatMap(({ file, text }) => (use.test(text) ? [file] : []))
  }
  return Object.fromEntries([
    ...Object.keys(colors).map((name) => [
      name,
      filesWith(
        `(?<![\\w-])${COLOUR_CLASS}-${name}|var\\(--color-(?:${name}|${name.replace(/\d+$/, '')}\\$)`,
      ),
    ]),
    ...Object.keys(variables).map((name) => {
      const classes = VARIABLE_CLASSES.flatMap(([kind, prefix]) =>
        kind.test(name) ? [`(?<![\\w-])(?:${prefix})${name.replace(kind, '')}`] : [],
      )
      return [name, filesWith([`\\(--${name}`, ...classes].join('|'))]
    }),
  ])
}

function writeModule(icons: Map<string, string[]>): string {
  const names = [...icons.keys()].toSorted()
  return [
    `import { ${names.join()} } from 'lucide-react'`,
    `export const icons = { ${names.join()} }`,
    `export const iconUses = ${JSON.stringify(Object.fromEntries(icons))}`,
    `export const tokenUses = ${JSON.stringify(findTokenUses())}`,
    `export const template = ${JSON.stringify(readFileSync(join(ROOT, 'index.html'), 'utf8'))}`,
  ].join('\n')
}

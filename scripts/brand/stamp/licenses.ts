import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuiltApp } from '../app-build.ts'
import type { FontFile } from '../fonts.ts'
import { ROOT } from '../places.ts'

/** File of the build in which Vite lists the packages whose code it bundled. */
const BUNDLED_LICENSES = '.vite/licenses.json'

interface Licensed {
  name: string
  version: string
  /** Identifier of SPDX, such as `MIT`. */
  identifier?: string | undefined
  /** Text of the licence; packages that ship without one have none. */
  text?: string | undefined
}

/** Packages whose style sheets are part of the app's, which Vite does not list. */
const STYLED_BY = ['tailwindcss']

/** Packages whose licence has the wording of others that ship without its text, by identifier. */
const WORDED_BY: Readonly<Record<string, string>> = {
  MIT: 'tailwindcss',
  'Apache-2.0': '@internationalized/date',
}

/** The line of a licence that names its owner; other lines only speak of copyright. */
const OWNER_LINE = /^( *)Copyright (?:\(c\)|\d{4}) .*$/m

/** Lists the packages of which a site holds code, styles or fonts, each once, by their names. */
export function listLicenses(
  { folder }: Pick<BuiltApp, 'folder'>,
  fonts: readonly FontFile[],
): Licensed[] {
  const bundled = JSON.parse(readFileSync(join(folder, BUNDLED_LICENSES), 'utf8')) as Licensed[]
  const packages = new Set([...STYLED_BY, ...fonts.flatMap(({ from }) => packageOf(from) ?? [])])
  return [...bundled.map(withText), ...[...packages].map(readLicense)].toSorted((a, b) =>
    a.name.localeCompare(b.name),
  )
}

/** Adds the licence's usual text, under the name of the author, where a package lacks it. */
function withText(licensed: Licensed): Licensed {
  const worded = WORDED_BY[licensed.identifier ?? '']
  if (licensed.text || !worded) return licensed
  const { author } = readPackage(licensed.name)
  const owner = (typeof author === 'string' ? author : author?.name)?.replace(/ *[<(].*$/, '')
  const copyright = `Copyright (c) ${owner ?? `the authors of ${licensed.name}`}`
  return { ...licensed, text: readLicense(worded).text!.replace(OWNER_LINE, `$1${copyright}`) }
}

/** Writes the notices that licences require to go with every copy of a site. */
export const writeLicenses = (licenses: readonly Licensed[]) =>
  [
    'This site holds code, styles and fonts of others, under these licences.',
    ...licenses.map(({ name, version, identifier, text }) =>
      [`${name} ${version}${identifier ? ` (${identifier})` : ''}`, ...(text ? [text] : [])].join(
        '\n\n',
      ),
    ),
  ].join(`\n\n${'-'.repeat(80)}\n\n`) + '\n'

const packageOf = (path: string) => /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1]

interface PackageFile {
  version: string
  license?: string
  author?: string | { name: string }
}

const readPackage = (name: string) =>
  JSON.parse(readFileSync(join(ROOT, 'node_modules', name, 'package.json'), 'utf8')) as PackageFile

function readLicense(name: string): Licensed {
  const { version, license } = readPackage(name)
  const text = readFileSync(join(ROOT, 'node_modules', name, 'LICENSE'), 'utf8').trim()
  return { name, version, identifier: license, text }
}

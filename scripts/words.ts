import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'

/**
 * Fails where a message has no translation, where the catalogues lag behind the source, or where a
 * translation lost one of its placeholders. `--extract` writes the catalogues anew.
 */
const { values } = parseArgs({ options: { extract: { type: 'boolean' } } })
if (values.extract) spawnSync('lingui', ['extract', '--clean'], { stdio: 'inherit' })

const config = getConfig({ cwd: process.cwd() })
const catalogs = await getCatalogs(config)
const faults: string[] = []
let read = 0

for (const catalog of catalogs) {
  const source = await catalog.collect()
  if (!source) {
    faults.push(`${catalog.path}: its messages could not be collected`)
    continue
  }
  for (const locale of config.locales) {
    const file = catalog.path.replace('{locale}', locale) + '.po'
    const translated = (await catalog.read(locale)) ?? {}
    const place = file.replace(`${process.cwd()}/`, '')
    for (const [id, { message = id }] of Object.entries(source)) {
      read += 1
      const entry = translated[id]
      if (!entry || entry.obsolete)
        faults.push(`${place}: lacks "${message}"; run npm run words -- --extract`)
      else if (!entry.translation) faults.push(`${place}: "${message}" is not translated`)
      else if (placeholders(message) !== placeholders(entry.translation)) {
        faults.push(`${place}: "${entry.translation}" must keep the placeholders of "${message}"`)
      }
    }
    for (const [id, entry] of Object.entries(translated)) {
      if (!source[id])
        faults.push(
          `${place}: "${entry.message ?? id}" is no longer used; run npm run words -- --extract`,
        )
    }
  }
}

if (read === 0) faults.push('No message was read: is lingui.config.ts right?')
for (const fault of faults) console.error(fault)
console.log(`${read} translations checked, ${faults.length} faults`)
process.exitCode = faults.length > 0 ? 1 : 0

/** Names of variables and tags, each once, in order; their place in the sentence is free. */
function placeholders(message: string): string {
  return [...new Set(message.match(/\{\w+(?=[,}])|<\/?\d+\/?>/g))].toSorted().join(' ')
}

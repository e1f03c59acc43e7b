import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Verb } from '../command-line.ts'
import { displayPath } from '../places.ts'

/** The verb that brings the JSON Schemas up to the rules of the check. */
export const schema: Verb = {
  description:
    'Writes the JSON Schemas that editors use, in brands/ and themes/schemas/, and docs/choices.md',
  takes: 'nothing',
  args: {},
  async run(_flags, _words, say) {
    const { writeJsonSchemas } = await import('../json-schema.ts')
    for (const [file, text] of await writeJsonSchemas()) {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text)
      say(`${displayPath(file)} is written`)
    }
  },
}

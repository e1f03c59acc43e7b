import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { publish } from '#scripts/brand/publish.ts'

/** Publishes a small release with the given hash. */
export const emitSmall = (
  out: string,
  id: string,
  hash: string,
  env?: string,
  onPurpose?: boolean,
) =>
  publish(out, id, { hash, onPurpose, ...(env !== undefined && { env }) }, async (folder) => {
    mkdirSync(join(folder, 'site/assets'), { recursive: true })
    for (const name of ['index.html', 'assets/a.js', 'assets/b.js'])
      writeFileSync(join(folder, 'site', name), hash)
    const emittedAt = '2026-01-01T00:00:00Z'
    writeFileSync(
      join(folder, 'release.json'),
      JSON.stringify({ hash, emittedAt, files: 3, ...(env !== undefined && { env }) }),
    )
    return ['release.json', 'site/index.html', 'site/assets/a.js', 'site/assets/b.js']
  })

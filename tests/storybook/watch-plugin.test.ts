import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { createServer } from 'vite'
import { watchSources } from '../../.storybook/watch-plugin.ts'

const root = mkdtempSync(join(tmpdir(), 'livery-watch-'))
afterAll(() => rmSync(root, { recursive: true }))

/** Pages that other commands write while the preview is open. */
const WRITTEN = [
  'dist/a/index.html',
  '.cache/gallery/index.html',
  'storybook-static/index.html',
  'shots/index.html',
]
const SOURCES = ['brands/a/brand.json', 'themes/dark.json', 'src/app.css', '.storybook/preview.tsx']

test('the preview sees changes of sources, and none of pages that other commands write', async () => {
  for (const file of [...WRITTEN, ...SOURCES]) write(file, 'before')
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [watchSources()],
    server: { middlewareMode: true, ws: false },
  })
  const seen = new Set<string>()
  server.watcher.on('change', (path) => seen.add(path))
  try {
    await vi.waitFor(() => {
      // Written again until it is seen, since the watcher begins some time after the server.
      for (const file of [...WRITTEN, ...SOURCES]) write(file, String(performance.now()))
      expect(SOURCES.filter((file) => !seen.has(join(root, file)))).toEqual([])
    }, 30_000)
    expect(WRITTEN.filter((file) => seen.has(join(root, file)))).toEqual([])
  } finally {
    await server.close()
  }
})

function write(file: string, text: string): void {
  mkdirSync(join(root, file, '..'), { recursive: true })
  writeFileSync(join(root, file), text)
}

import { relative, sep } from 'node:path'
import type { Plugin } from 'vite'

/** Folders whose files become part of stories. */
const SOURCES = ['.storybook', 'brands', 'locales', 'scripts', 'src', 'tests', 'themes']

/**
 * Lets a server watch nothing but sources. Sites that other commands write, such as a gallery's,
 * have pages, and Vite reloads the preview for each page that it sees change.
 */
export function watchSources(): Plugin {
  return {
    name: 'watch-sources',
    config({ root = process.cwd() }) {
      const isIgnored = (path: string) => {
        const [folder, ...within] = relative(root, path).split(sep)
        // Files beside the folders are few, and configuration is among them.
        return within.length > 0 && folder !== '..' && !SOURCES.includes(folder!)
      }
      return { server: { watch: { ignored: [isIgnored] } } }
    },
  }
}

import { defineConfig, type PluginOption } from 'vite'
import { appPlugins } from '../vite.config.ts'
import { liveryBrands } from './brands-plugin.ts'
import { forcedStates } from './forced-states-plugin.ts'
import { emptyFrames } from './frames-plugin.ts'
import { sandboxInPage } from './gateway-plugin.ts'
import { storyPictures } from './pictures-plugin.ts'
import { liverySources } from './sources-plugin.ts'
import { watchSources } from './watch-plugin.ts'

/**
 * Plugins of the preview; the tests of its stories use the same.
 *
 * @param flat whether plain pictures take the place of painted ones, which take long to draw
 */
export const previewPlugins = ({ flat = false } = {}): PluginOption[] => [
  ...appPlugins(),
  forcedStates(),
  liveryBrands(),
  liverySources(),
  sandboxInPage(),
  storyPictures({ flat }),
  emptyFrames(),
  watchSources(),
]

export default defineConfig({ plugins: previewPlugins() })

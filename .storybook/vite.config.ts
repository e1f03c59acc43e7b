import { defineConfig, type PluginOption } from 'vite'
import { appPlugins } from '../vite.config.ts'
import { liveryBrands } from './brands-plugin.ts'
import { sandboxInPage } from './gateway-plugin.ts'
import { liverySources } from './sources-plugin.ts'

/** Plugins of the preview; the tests of its stories use the same. */
export const previewPlugins = (): PluginOption[] => [
  ...appPlugins(),
  liveryBrands(),
  liverySources(),
  sandboxInPage(),
]

export default defineConfig({ plugins: previewPlugins() })

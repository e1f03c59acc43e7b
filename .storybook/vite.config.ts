import { defineConfig } from 'vite'
import { appPlugins } from '../vite.config.ts'
import { liveryBrands } from './brands-plugin.ts'
import { sandboxInPage } from './gateway-plugin.ts'

export default defineConfig({ plugins: [...appPlugins(), liveryBrands(), sandboxInPage()] })

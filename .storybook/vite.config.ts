import { defineConfig } from 'vite'
import { appPlugins } from '../vite.config.ts'
import { liveryBrands } from './brands-plugin.ts'

export default defineConfig({ plugins: [...appPlugins(), liveryBrands()] })

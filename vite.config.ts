import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import tailwindcss from '@tailwindcss/vite'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import { Features } from 'lightningcss'
import { defineConfig, type PluginOption } from 'vite'

/** What turns our sources into browser code; Storybook and the component tests use the same. */
export function appPlugins(): PluginOption[] {
  return [
    babel({ presets: [linguiTransformerBabelPreset()] }),
    react({ compiler: true }),
    lingui({ failOnCompileError: true }),
    tailwindcss(),
  ]
}

/**
 * What every page stands on, in one file: left alone, each module that some lazy chunk uses too
 * becomes a file of its own, and twenty of those cost a phone more than what is in them.
 */
const CORE =
  /node_modules\/(?:react|jotai|@lingui|@tanstack\/(?:react-)?query(?:-core)?|valibot|ky)\/|\/src\/(?:core|lib)\/(?!money|gateway\/encryption|(?:links|media|member|service|socket|wallet)\/|session\/(?:tabs|useSession|useRequire))/

export default defineConfig({
  plugins: appPlugins(),
  publicDir: 'public',
  css: {
    // Vite's minifier rewrites :dir() so that ltr:/rtl: variants break.
    lightningcss: { exclude: Features.DirSelector },
  },
  build: {
    manifest: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { main: 'index.html', 'game-return': 'game-return.html' },
      output: { codeSplitting: { groups: [{ name: 'core', test: CORE }] } },
    },
  },
})

import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import type { BrowserCommand } from 'vitest/node'
import { liveryBrands } from './.storybook/brands-plugin.ts'
import { chromiumOptions } from './scripts/chromium.ts'
import { appPlugins, messageMacros } from './vite.config.ts'

/** A pointer that rests where the last test left it would lie over what the next one shows. */
const moveMouseAway: BrowserCommand<[]> = ({ page }) => page.mouse.move(0, 0)

/** A browser of its own for each project: Vitest mixes projects up that share one object. */
const chromium = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  // A busy machine takes its time to start a browser.
  connectTimeout: 180_000,
  provider: playwright({ launchOptions: chromiumOptions }),
  instances: [{ browser: 'chromium' as const }],
  commands: { moveMouseAway },
})

/**
 * Found before the first test: a dependency met later reloads the page under the tests. All screens
 * are searched, since those that are imported by a glob are not found from a test.
 */
const optimizeDeps = (...entries: string[]) => ({
  entries: ['src/**/*.tsx', ...entries],
  // What an earlier run found is not searched again, and misses what a source imports since.
  force: true,
  include: [
    'react/compiler-runtime',
    'react/jsx-dev-runtime',
    'react-dom/client',
    'ky',
    'axe-core',
  ],
})

/** Machines that check are slow and shared; a hang still ends. */
const patience = {
  testTimeout: 60_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 20_000 } },
}

/** The sandbox gateway's own bookkeeping, which no page relies on; only `npm test -- --full` runs it. */
const SANDBOX_TESTS = ['tests/sandbox/**/*.test.ts', 'scripts/{sandbox,scenery}/**/*.test.ts']

/** The sandbox's answers to each call; apart from the other tests in Node, which run beside them. */
const CONTRACT = ['tests/contract/**/*.test.ts']

const inNode = (name: string, include: string[], exclude: string[] = []) => ({
  // Manifests, which Node's scripts read too, name their titles by macros.
  plugins: [messageMacros()],
  test: {
    ...patience,
    name,
    // Each file in a worker of its own would load the house anew.
    isolate: false,
    environment: 'node' as const,
    env: { LIVERY_PASSWORD_COST: '1024' },
    include,
    exclude,
  },
})

export default defineConfig({
  test: {
    coverage: {
      enabled: process.env.LIVERY_FULL === '1',
      include: ['src/**/*.{ts,tsx}'],
      exclude: ['**/*.stories.tsx'],
      reporter: ['text-summary'],
      // Steps of the check run side by side.
      reportsDirectory: `.cache/coverage/${process.pid}`,
    },
    projects: [
      inNode('unit', ['{src,scripts,tests,themes}/**/*.test.ts'], [...CONTRACT, ...SANDBOX_TESTS]),
      inNode('contract', CONTRACT),
      inNode('sandbox', SANDBOX_TESTS),
      {
        plugins: appPlugins(),
        // Stories import what only Storybook's plugins resolve, and the search ends there.
        optimizeDeps: optimizeDeps('!src/**/*.stories.tsx'),
        test: {
          ...patience,
          name: 'components',
          setupFiles: ['tests/support/shared-page.ts'],
          isolate: false,
          restoreMocks: true,
          unstubGlobals: true,
          include: ['src/**/*.test.tsx'],
          browser: chromium(),
        },
      },
      {
        plugins: [
          ...appPlugins(),
          liveryBrands(),
          storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) }),
        ],
        optimizeDeps: optimizeDeps('.storybook/**/*.tsx'),
        test: {
          ...patience,
          name: 'stories',
          isolate: false,
          env: { LIVERY_FULL: process.env.LIVERY_FULL ?? '' },
          browser: chromium(),
        },
      },
    ],
  },
})

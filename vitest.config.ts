import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import type { BrowserCommand } from 'vitest/node'
import { noteShown } from './.storybook/component-coverage.ts'
import { previewPlugins } from './.storybook/vite.config.ts'
import { chromiumOptions } from './scripts/chromium.ts'
import { appPlugins, messageMacros } from './vite.config.ts'

/** Moves the pointer away, because it could still be over the elements of the next test. */
const moveMouseAway: BrowserCommand<[]> = ({ page }) => page.mouse.move(0, 0)

/** Creates a browser for each project, since Vitest confuses projects that share one object. */
const chromium = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  // Long, since starting a browser takes time on a busy machine.
  connectTimeout: 180_000,
  provider: playwright({ launchOptions: chromiumOptions }),
  instances: [{ browser: 'chromium' as const }],
  commands: { moveMouseAway, noteShown },
})

/**
 * Finds dependencies before the first test, since one that is found later reloads the page under
 * the tests. All screens are searched, because those that are imported by a glob cannot be found
 * from a test.
 */
const optimizeDeps = (...entries: string[]) => ({
  entries: ['src/**/*.tsx', ...entries],
  // Searches again in each run: an earlier result lacks packages that a source imports since.
  force: true,
  include: [
    'react/compiler-runtime',
    'react/jsx-dev-runtime',
    'react-dom/client',
    'ky',
    'axe-core',
  ],
})

/**
 * Long time limits, since machines that run the check are slow and shared; a hanging test still
 * ends.
 */
const patience = {
  testTimeout: 60_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 20_000 } },
}

/**
 * Tests of the sandbox gateway's own data, on which no page depends; only `npm test -- --full` runs
 * them.
 */
const SANDBOX_TESTS = ['tests/sandbox/**/*.test.ts', 'scripts/{sandbox,scenery}/**/*.test.ts']

/**
 * Tests of the sandbox's replies to each call; separate, because other tests in Node run beside
 * them.
 */
const CONTRACT = ['tests/contract/**/*.test.ts']

/** What the short check leaves to CI: tests that build sites by the dozen. */
const LEFT_TO_CI = process.env.LIVERY_SHORT
  ? ['tests/brands/{checkouts,emission,many,no-reload,releases}.test.ts', 'scripts/bench/**']
  : []

const inNode = (name: string, include: string[], exclude: string[] = []) => ({
  // Node's scripts read manifests, whose titles are written with these macros.
  plugins: [messageMacros()],
  test: {
    ...patience,
    name,
    // Not isolated, because each test file in a worker of its own would load all shared code again.
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
      // A folder per process, since steps of the check run in parallel.
      reportsDirectory: `.cache/coverage/${process.pid}`,
    },
    projects: [
      inNode(
        'unit',
        ['{src,scripts,tests,themes}/**/*.test.ts'],
        [...CONTRACT, ...SANDBOX_TESTS, ...LEFT_TO_CI],
      ),
      inNode('contract', CONTRACT),
      inNode('sandbox', SANDBOX_TESTS),
      {
        plugins: appPlugins(),
        // Stories are left out, because they import modules that only Storybook's plugins resolve.
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
          ...previewPlugins({ flat: true }),
          storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) }),
        ],
        optimizeDeps: optimizeDeps('.storybook/**/*.tsx'),
        test: {
          ...patience,
          // The first page compiles the whole app while its test waits.
          testTimeout: 240_000,
          name: 'stories',
          globalSetup: fileURLToPath(new URL('.storybook/component-coverage.ts', import.meta.url)),
          isolate: false,
          env: { LIVERY_FULL: process.env.LIVERY_FULL ?? '', CI: process.env.CI ?? '' },
          browser: chromium(),
        },
      },
    ],
  },
})

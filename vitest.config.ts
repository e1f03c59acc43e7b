import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { liveryBrands } from './.storybook/brands-plugin.ts'
import { appPlugins } from './vite.config.ts'

const SYSTEM_CHROMIUM = '/usr/bin/chromium'

/** A browser of its own for each project: Vitest mixes projects up that share one object. */
const chromium = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: {
      ...(existsSync(SYSTEM_CHROMIUM) && { executablePath: SYSTEM_CHROMIUM }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  }),
  instances: [{ browser: 'chromium' as const }],
})

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{src,scripts,tests,themes}/**/*.test.ts'],
        },
      },
      {
        plugins: appPlugins(),
        test: {
          name: 'components',
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
        test: {
          name: 'stories',
          browser: chromium(),
        },
      },
    ],
  },
})

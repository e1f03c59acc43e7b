import { defineConfig, devices } from '@playwright/test'
import { chromiumOptions } from './scripts/chromium.ts'
import type { JourneyOptions } from './tests/support/journey.ts'
import { PROJECTS } from './tests/support/visits.ts'

// A low cost of password hashes, since players log in hundreds of times in these tests.
process.env['LIVERY_PASSWORD_COST'] ??= '1024'

export default defineConfig<JourneyOptions>({
  testDir: 'tests/journeys',
  outputDir: 'test-results',
  // Each worker has its own sandbox, so tests that change the gateway's state do not disturb
  // others.
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 90_000,
  expect: { timeout: 20_000 },
  // No retries: a test that passes only at the second try has found a defect, in the product or in
  // itself.
  retries: 0,
  // Stops early in CI: if the sandbox or the site is down, each test would wait for its time limit.
  maxFailures: process.env.CI ? 25 : 0,
  reporter: [['list']],
  use: {
    screenshot: 'only-on-failure',
    // As long as an expectation waits; without it, a failed click ends with the test and names no
    // line.
    actionTimeout: 20_000,
    launchOptions: chromiumOptions,
    // What a worker answers, tests could neither spoil nor count; tests of the worker turn it on.
    serviceWorkers: 'block',
    // Without a GPU, animations cost a fifth of the time, so they are off; tests of animations turn
    // them on.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    {
      name: 'phone',
      ...PROJECTS.phone,
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 1,
      },
    },
    {
      name: 'desktop',
      ...PROJECTS.desktop,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
  ],
})

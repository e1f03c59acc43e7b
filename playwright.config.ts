import { defineConfig, devices } from '@playwright/test'
import { chromiumOptions } from './scripts/chromium.ts'
import type { JourneyOptions } from './tests/support/journey.ts'
import { PROJECTS } from './tests/support/visits.ts'

// The worlds' players log in by the hundred.
process.env['LIVERY_PASSWORD_COST'] ??= '1024'

export default defineConfig<JourneyOptions>({
  testDir: 'tests/journeys',
  outputDir: 'test-results',
  // Each worker has a world of its own, so tests that switch the gateway's state disturb nobody.
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 90_000,
  expect: { timeout: 20_000 },
  // A test that passes at a second try has found a defect, in the product or in itself.
  retries: 0,
  // If the house is down, each journey would wait for its time limit.
  maxFailures: process.env.CI ? 25 : 0,
  reporter: [['list']],
  use: {
    screenshot: 'only-on-failure',
    // As an expectation; without it, a failed click ends with the test and names no place.
    actionTimeout: 20_000,
    launchOptions: chromiumOptions,
    // Motion is drawn without a GPU, which costs a fifth of the time; journeys about it ask for it.
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

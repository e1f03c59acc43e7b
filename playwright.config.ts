import { defineConfig, devices } from '@playwright/test'
import { chromiumOptions } from './scripts/chromium.ts'
import type { JourneyOptions } from './tests/support/journey.ts'

export default defineConfig<JourneyOptions>({
  testDir: 'tests/journeys',
  outputDir: 'test-results',
  // Each worker has a world of its own, so tests that switch the gateway's state disturb nobody.
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 90_000,
  expect: { timeout: 20_000 },
  // A second try is reported as flaky, which is a defect to chase; it must not hold back a release.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list']],
  use: {
    screenshot: 'only-on-failure',
    launchOptions: chromiumOptions,
  },
  projects: [
    {
      name: 'phone',
      testIgnore: '**/*.desktop.spec.ts',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
    },
    {
      name: 'desktop',
      testIgnore: '**/*.phone.spec.ts',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
  ],
})

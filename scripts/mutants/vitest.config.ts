import { defineConfig } from 'vitest/config'
import { messageMacros } from '../../vite.config.ts'

/** Configuration for the tests of pure files, which need no browser and no sandbox. */
export default defineConfig({
  plugins: [messageMacros()],
  test: {
    environment: 'node',
    // Long, since several processes run tests at once.
    testTimeout: 60_000,
    include: ['{src,scripts/brand}/**/*.test.ts'],
  },
})

import { existsSync, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'
import { chromiumOptions } from '#scripts/chromium.ts'
import type { EngineKind } from './engine.ts'
import { startPuppeteer } from './puppeteer.ts'
import { startWebKit } from './webkit.ts'

const isThere = (path: string | undefined) => path !== undefined && existsSync(path)

const findProgram = (name: string) =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(isThere)

/** The engines that flows run in; Chromium too, since a new flow is tried there the fastest. */
export const KINDS: readonly EngineKind[] = [
  {
    name: 'chromium',
    programs: [[chromiumOptions.executablePath, chromium.executablePath()].find(isThere)],
    start: ([executablePath]) =>
      startPuppeteer({ ...chromiumOptions, executablePath: executablePath! }),
  },
  {
    name: 'firefox',
    programs: [findProgram('firefox-esr') ?? findProgram('firefox')],
    start: ([executablePath]) =>
      startPuppeteer({
        browser: 'firefox',
        executablePath: executablePath!,
        // Scrollbars lie over the page, as on a phone.
        extraPrefsFirefox: { 'ui.useOverlayScrollbars': 1 },
      }),
  },
  {
    name: 'webkit',
    programs: [
      findProgram('Xvfb'),
      findProgram('WebKitWebDriver'),
      globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')[0],
    ],
    start: startWebKit,
  },
]

import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright'

const SYSTEM_CHROMIUM = '/usr/bin/chromium'

/** Starts the machine's Chromium where there is one, else the one that Playwright installed. */
export function launchChromium(more: readonly string[] = []): Promise<Browser> {
  const executablePath =
    process.env['CHROMIUM_PATH'] ?? (existsSync(SYSTEM_CHROMIUM) ? SYSTEM_CHROMIUM : undefined)
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...more,
    ],
  })
}

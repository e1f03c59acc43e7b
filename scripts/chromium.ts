import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright'

const SYSTEM_CHROMIUM = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']

const executablePath = process.env['CHROMIUM_PATH'] ?? SYSTEM_CHROMIUM.find(existsSync)

/**
 * How every check starts a browser: the machine's Chromium, else the one that Playwright installed.
 */
export const chromiumOptions = {
  ...(executablePath && { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}

export function launchChromium(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ ...chromiumOptions, args: [...chromiumOptions.args, ...more] })
}

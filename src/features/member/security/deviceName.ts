/**
 * Patterns by which a user agent string names each browser. The first match counts, because most
 * browsers also name others.
 */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOPT\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bLine\//, 'LINE'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\b(?:Headless)?Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

const HANDHELD: readonly string[] = ['iPhone', 'iPad', 'Android']

const find = (patterns: readonly [RegExp, string][], text: string) =>
  patterns.find(([pattern]) => pattern.test(text))?.[1]

interface DeviceName {
  browser: string | undefined
  system: string | undefined
  isHandheld: boolean
}

/**
 * Reads from a user agent string the names of the browser and of the operating system, as people
 * call them.
 */
export function readDeviceName(userAgent: string): DeviceName {
  const system = find(SYSTEMS, userAgent)
  return {
    browser: find(BROWSERS, userAgent),
    system,
    isHandheld: system !== undefined && HANDHELD.includes(system),
  }
}

import { expect, it } from 'vitest'
import { APP_PLATFORMS, bestWay, type AppPlatform } from './useDownloads.ts'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1'
const PIXEL = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0.0.0 Mobile'
const DESK = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0'

it.each<[string, readonly AppPlatform[], string]>([
  [IPHONE, APP_PLATFORMS, 'ios'],
  [IPHONE, ['android', 'iosLite'], 'iosLite'],
  [IPHONE, ['android'], 'homeScreen'],
  [PIXEL, APP_PLATFORMS, 'android'],
  [PIXEL, ['ios'], 'homeScreen'],
  [DESK, APP_PLATFORMS, 'android'],
  [DESK, ['ios'], 'ios'],
  [DESK, [], 'homeScreen'],
])('the first installation offered on %s with the apps %j is %s', (userAgent, platforms, way) => {
  const downloads = platforms.map((platform) => ({ platform }))
  expect(bestWay(downloads, userAgent)).toBe(way)
})

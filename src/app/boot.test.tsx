import { afterEach, describe, expect, it } from 'vitest'
import { FEATURE_NAMES, type FeatureName } from '#core/brand/features.ts'
import { findRoute, layoutsOf } from '#core/navigation/route.ts'
import bootScript from './boot.js?raw'
import { brandRoutes } from './features.ts'

const features = Object.fromEntries(FEATURE_NAMES.map((name) => [name, true]))
const routes = brandRoutes({ features: features as Record<FeatureName, boolean> })

/** Runs the inline script as a page at `path` would, on a root with a brand's attributes. */
function boot(path: string, { prefersDark = false, defaultMode = 'light' } = {}) {
  const root = document.createElement('html')
  Object.assign(root.dataset, {
    modes: 'dark light',
    defaultMode,
    languages: 'TH:th:ltr EN:en:ltr AR:ar:rtl',
  })
  root.lang = 'th'
  const color = document.createElement('meta')
  Object.assign(color.dataset, { dark: 'the dark frame', light: 'the light frame' })
  const page = { documentElement: root, querySelector: () => color, querySelectorAll: () => [] }
  const matchMedia = () => ({ matches: prefersDark })
  const names = ['document', 'location', 'matchMedia', 'addEventListener', 'setTimeout', 'LAYOUTS']
  new Function(...names, bootScript)(
    page,
    { pathname: path },
    matchMedia,
    () => {},
    () => 0,
    layoutsOf(routes),
  )
  return Object.assign(root, { frame: color.content })
}

afterEach(() => localStorage.clear())

describe('the boot script', () => {
  it.each(routes.flatMap(({ paths }) => paths))('draws the frame of %s', (path) => {
    const layout = findRoute(routes, path)?.layout
    expect(boot(path).dataset.layout).toBe(layout)
    expect(boot(`${path.toUpperCase()}`).dataset.layout).toBe(layout)
  })

  it('follows the saved mode, then a dark preference, then the brand', () => {
    expect(boot('/').dataset.mode).toBe('light')
    expect(boot('/', { defaultMode: 'dark' }).dataset.mode).toBe('dark')
    expect(boot('/', { prefersDark: true }).dataset.mode).toBe('dark')
    localStorage.setItem('mode:v1', 'light')
    expect(boot('/', { prefersDark: true, defaultMode: 'dark' }).dataset.mode).toBe('light')
    expect(boot('/', { prefersDark: true, defaultMode: 'dark' }).frame).toBe('the light frame')
    localStorage.setItem('mode:v1', 'sepia')
    expect(boot('/').dataset.mode).toBe('light')
  })

  it('follows the saved language if the brand offers it', () => {
    localStorage.setItem('language:v1', 'AR')
    expect([boot('/').lang, boot('/').dir]).toEqual(['ar', 'rtl'])
    localStorage.setItem('language:v1', 'XX')
    expect(boot('/').lang).toBe('th')
  })
})

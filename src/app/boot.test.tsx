import { describe, expect, it } from 'vitest'
import { FEATURE_NAMES, type FeatureName } from '#core/brand/features.ts'
import { findRoute, layoutsOf } from '#core/navigation/route.ts'
import bootScript from './boot.js?raw'
import { brandRoutes } from './features.ts'

const CSS = ':root{--color-surface:#fff}'

const features = Object.fromEntries(FEATURE_NAMES.map((name) => [name, true]))
const routes = brandRoutes({ features: features as Record<FeatureName, boolean> })

/**
 * Runs the inline boot script as a page at `path` would, on an element with a brand's attributes.
 */
function boot(
  path: string,
  { prefersDark = false, defaultMode = 'light', CSSStyleSheet = window.CSSStyleSheet } = {},
) {
  const root = document.createElement('html')
  Object.assign(root.dataset, {
    modes: 'dark light',
    defaultMode,
    languages: 'TH:th:ltr EN:en:ltr AR:ar:rtl',
  })
  root.lang = 'th'
  const paint = document.createElement('script')
  paint.textContent = JSON.stringify({ layouts: layoutsOf(routes), sheet: '/paint.css', css: CSS })
  const color = document.createElement('meta')
  Object.assign(color.dataset, { dark: 'the dark frame', light: 'the light frame' })
  const head = document.createElement('head')
  const page = {
    documentElement: root,
    head,
    adoptedStyleSheets: [] as CSSStyleSheet[],
    createElement: (name: string) => document.createElement(name),
    getElementById: () => paint,
    querySelector: () => color,
    querySelectorAll: () => [],
  }
  const matchMedia = () => ({ matches: prefersDark })
  const given = ['document', 'location', 'matchMedia', 'addEventListener', 'setTimeout']
  const names = [...given, 'CSSStyleSheet']
  new Function(...names, bootScript)(
    page,
    { pathname: path },
    matchMedia,
    () => {},
    () => 0,
    CSSStyleSheet,
  )
  return Object.assign(root, {
    frame: color.content,
    sheets: page.adoptedStyleSheets,
    link: head.querySelector('link'),
  })
}

describe('the boot script', () => {
  it('the boot script applies the inline style sheet of the first paint', () => {
    const { sheets, link } = boot('/')
    expect(sheets.map(({ cssRules }) => cssRules[0]!.cssText)).toEqual([
      ':root { --color-surface: #fff; }',
    ])
    expect(link).toBeNull()
  })

  it('the boot script links the first style sheet if the browser lacks constructed style sheets', () => {
    const CSSStyleSheet = function () {
      throw new TypeError('Illegal constructor')
    } as unknown as typeof window.CSSStyleSheet
    const { sheets, link } = boot('/', { CSSStyleSheet })
    expect(sheets).toEqual([])
    expect(link).toMatchObject({ rel: 'stylesheet', href: `${location.origin}/paint.css` })
  })

  it.each(routes.flatMap(({ paths }) => paths).map((path) => path.replace('*', 'Ab1')))(
    'the boot script draws the skeleton layout of %s before the app loads',
    (path) => {
      const layout = findRoute(routes, path)?.layout
      expect(boot(path).dataset.layout).toBe(layout)
      expect(boot(`${path.toUpperCase()}`).dataset.layout).toBe(layout)
    },
  )

  it('the boot script applies the saved colour mode, else the system’s or the brand’s mode', () => {
    expect(boot('/').dataset.mode).toBe('light')
    expect(boot('/', { defaultMode: 'dark' }).dataset.mode).toBe('dark')
    expect(boot('/', { prefersDark: true }).dataset.mode).toBe('dark')
    localStorage.setItem('mode:v1', 'light')
    expect(boot('/', { prefersDark: true, defaultMode: 'dark' }).dataset.mode).toBe('light')
    expect(boot('/', { prefersDark: true, defaultMode: 'dark' }).frame).toBe('the light frame')
    localStorage.setItem('mode:v1', 'sepia')
    expect(boot('/').dataset.mode).toBe('light')
  })

  it('the boot script applies the saved language only if the brand offers it', () => {
    localStorage.setItem('language:v1', 'AR')
    expect([boot('/').lang, boot('/').dir]).toEqual(['ar', 'rtl'])
    localStorage.setItem('language:v1', 'XX')
    expect(boot('/').lang).toBe('th')
  })
})

import './preview.css'
import type { Preview } from '@storybook/react-vite'
import { configure, expect } from 'storybook/test'
import { brands, broken, faults } from 'virtual:livery-brands'
import { LANGUAGE_CODES, LANGUAGES } from '#rules/languages.ts'
import { looseTexts } from '#support/loose-texts.ts'
import type { Look } from './applyLook.ts'
import { checkContrast, holdStill } from './contrast.ts'
import { Frame, openSite, type Site } from './frame.tsx'

const underTest = '__vitest_browser__' in window
if (underTest) holdStill()

// Long, since machines that run the check are slow and shared; a missing element still ends the
// wait.
configure({ asyncUtilTimeout: 20_000 })

type Icon = 'paintbrush' | 'contrast' | 'globe' | 'transfer'

const toolbar = (title: string, icon: Icon, items: { value: string; title: string }[]) => ({
  toolbar: { title, icon, items, dynamicTitle: true },
})

const isBroken = (id: string) => broken.includes(id) || brands.length === 0

function Faults() {
  if (faults.length === 0) return null
  return (
    <ul role="alert" className="mb-6 rounded-panel bg-danger p-4 text-label text-on-danger">
      {faults.map((fault) => (
        <li key={fault}>{fault}</li>
      ))}
    </ul>
  )
}

const preview: Preview = {
  globalTypes: {
    brand: toolbar('Brand', 'paintbrush', [
      ...brands.map(({ id, site }) => ({ value: id, title: site.name })),
      ...broken.map((id) => ({ value: id, title: `${id} (has faults)` })),
    ]),
    mode: toolbar('Mode', 'contrast', [
      { value: 'brand', title: "Brand's mode" },
      { value: 'dark', title: 'Dark' },
      { value: 'light', title: 'Light' },
    ]),
    language: toolbar('Language', 'globe', [
      { value: 'brand', title: "Brand's language" },
      ...LANGUAGE_CODES.map((code) => ({ value: code, title: LANGUAGES[code].name })),
    ]),
    direction: toolbar('Direction', 'transfer', [
      { value: 'language', title: "Language's direction" },
      { value: 'ltr', title: 'Left to right' },
      { value: 'rtl', title: 'Right to left' },
    ]),
  },
  initialGlobals: {
    brand: brands[0]?.id ?? broken[0] ?? '',
    mode: 'brand',
    language: 'brand',
    direction: 'language',
  },
  parameters: {
    layout: 'padded',
    backgrounds: { disable: true },
    a11y: {
      test: 'error',
      // Excluded, because Base UI's focus guards are hidden and focusable by design: they pass the
      // focus on at once.
      context: { include: ['body'], exclude: ['[data-base-ui-focus-guard]'] },
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
    },
    viewport: {
      options: {
        small: { name: 'Small phone', styles: { width: '320px', height: '640px' } },
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' } },
        landscape: { name: 'Phone on its side', styles: { width: '844px', height: '390px' } },
        laptop: { name: 'Small laptop', styles: { width: '1024px', height: '768px' } },
        tablet: { name: 'Tablet', styles: { width: '820px', height: '1180px' } },
        desktop: { name: 'Desktop', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
  loaders: [
    async ({ globals, parameters }) => ({
      // A brand with faults is shown as its faults, and never replaced by another brand.
      site: isBroken(globals.brand as string)
        ? undefined
        : await openSite(globals as unknown as Look, parameters.site),
    }),
  ],
  decorators: [
    (Story, { loaded }) => {
      const site = loaded.site as Site | undefined
      return site ? (
        <Frame key={site.id} site={site}>
          <Faults />
          <Story />
        </Frame>
      ) : (
        <Faults />
      )
    },
  ],
  afterEach: async ({ id, globals, loaded, parameters }) => {
    const site = loaded.site as Site | undefined
    if (!site) throw new Error(faults.join('\n'))
    const [fault] = site.faults
    if (fault) throw fault
    if (!underTest) return
    expect(looseTexts()).toEqual([])
    if (parameters.allLooks === false) return
    await checkContrast(id, globals as unknown as Look)
  },
}

export default preview

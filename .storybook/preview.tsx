import './preview.css'
import type { Preview } from '@storybook/react-vite'
import { addons } from 'storybook/preview-api'
import { configure, expect } from 'storybook/test'
import { brands, broken, faults } from 'virtual:livery-brands'
import { valuesOf } from '#core/brand/choices.ts'
import { LANGUAGE_CODES, LANGUAGES } from '#rules/languages.ts'
import { looseTexts } from '#support/loose-texts.ts'
import { findBrand, type Look } from './applyLook.ts'
import { checkContrast, holdStill } from './contrast.ts'
import { docs } from './docs/docs.ts'
import { describeProps, startAtDefaults } from './docs/props.ts'
import { checkFits } from './fits.ts'
import { BRAND_SHOWN } from './featureSwitches.ts'
import { Frame, openSite, type Site } from './frame.tsx'
import type { Page } from './pages/openPage.ts'
import type { Absence } from './pages/scenes.ts'
import { NotOffered } from './NotOffered.tsx'
import { foreignWords } from './samples/foreign-words.ts'
import { sayArgs } from './samples/sayArgs.tsx'

const underTest = '__vitest_browser__' in window
if (underTest) holdStill()

// Long, since machines that run the check are slow and shared; a missing element still ends the
// wait.
configure({ asyncUtilTimeout: 60_000 })

type Icon = 'paintbrush' | 'contrast' | 'globe' | 'transfer' | 'lightning' | 'zoom'

const toolbar = (title: string, icon: Icon, items: { value: string; title: string }[]) => ({
  toolbar: { title, icon, items, dynamicTitle: true },
})

/**
 * English, which everybody who works with this tool reads, as long as nobody chooses. A test draws
 * what a brand's players see first.
 */
const firstLanguage = !underTest && brands[0]?.site.languages.includes('EN') ? 'EN' : 'brand'

const isBroken = (id: string) => broken.includes(id) || brands.length === 0

/** The faults of the files, over a story that shows the files as they last were without faults. */
function Faults({ overStory = false }) {
  if (faults.length === 0) return null
  return (
    <div
      role="alert"
      lang="en"
      dir="ltr"
      className="sticky top-0 z-50 mb-6 max-h-40 overflow-y-auto rounded-control bg-danger p-4 text-label text-on-danger"
    >
      <ul>
        {faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
      {overStory && <p>Shown below: the last version without faults.</p>}
    </div>
  )
}

const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: [describeProps],
  argsEnhancers: [startAtDefaults],
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
    motion: toolbar('Motion', 'lightning', [
      { value: 'brand', title: "Brand's motion" },
      ...valuesOf('motion').map((value) => ({ value, title: value })),
    ]),
    textSize: toolbar('Text size', 'zoom', [
      { value: '100', title: 'Text size' },
      { value: '125', title: 'Text at 125 %' },
      { value: '150', title: 'Text at 150 %' },
      { value: '200', title: 'Text at 200 %' },
    ]),
  },
  initialGlobals: {
    motion: 'brand',
    textSize: '100',
    features: '',
    /** Id of the story that "Side by side" shows. */
    sideBySide: 'pages-home--home',
    brand: brands[0]?.id ?? broken[0] ?? '',
    mode: 'brand',
    language: firstLanguage,
    direction: 'language',
  },
  parameters: {
    layout: 'padded',
    docs,
    options: {
      storySort: {
        order: [
          'Docs',
          ['Start here', 'Every page and state', 'Make a brand in ten minutes'],
          'Foundations',
          [
            'Side by side',
            'Looks',
            'Tokens',
            'Seeds',
            'Colour use',
            'Chart colours',
            'Type',
            'Spacing and breakpoints',
            'Motion',
            'Icons',
            'Pictures',
            'Favicon, sharing and first paint',
            'Choices',
            'Combinations',
          ],
          'Pages',
          [
            'Overview',
            'Home',
            'Games',
            'Entrance',
            'Popups',
            'Member center',
            ['Overview', 'Entrance'],
            'Agent center',
            ['Overview', 'Entrance'],
          ],
          'Components',
          [
            'Actions',
            ['Overview'],
            'Forms',
            ['Overview', 'Form'],
            'Feedback',
            ['Overview'],
            'Layout and navigation',
            ['Overview'],
            'Overlays',
            ['Overview'],
            'Data',
            ['Overview'],
            'Games',
            ['Overview'],
            'Money',
            ['Overview'],
            'Agents',
            ['Overview'],
          ],
        ],
      },
    },
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
    async ({ id, globals, parameters, abortSignal }) => {
      // A brand that never was without faults is shown as its faults, never as another brand.
      if (isBroken(globals.brand as string)) return {}
      const look = globals as unknown as Look
      addons.getChannel().emit(BRAND_SHOWN, findBrand(look.brand).site.features)
      const { scene } = parameters
      if (!scene) return { site: await openSite(look, parameters.site) }
      // Loaded only here, since a page needs the whole app, and a component little of it.
      const { openPage } = await import('./pages/openPage.ts')
      if (!underTest) return { page: await openPage(look, scene, abortSignal) }
      const { chooseTestLook } = await import('./pages/testLook.ts')
      return { page: await openPage(chooseTestLook(id, scene, look), scene, abortSignal) }
    },
  ],
  decorators: [
    sayArgs,
    (Story, { loaded, globals }) => {
      const site = loaded.site as Site | undefined
      if (!site && !loaded.page) return <Faults />
      const story = (
        <>
          <Faults overStory />
          <Story />
          <NotOffered look={globals as unknown as Look} />
        </>
      )
      if (!site) return story
      return (
        <Frame key={site.id} site={site}>
          {story}
        </Frame>
      )
    },
  ],
  afterEach: async ({ id, loaded, parameters }) => {
    const shown = (loaded.site ?? loaded.page) as Site | Page | Absence | undefined
    if (shown && 'reason' in shown) return
    const [fault] = shown ? shown.faults : [new Error(faults.join('\n'))]
    // A throw would put the tool's own page of a crash in place of the story and of its faults.
    if (fault && !underTest) console.error(fault)
    if (!underTest) return
    if (fault) throw fault
    await (await import('./noteShown.ts')).noteShown()
    expect(looseTexts()).toEqual([])
    if (String(parameters.fileName).includes('src/ui/')) expect(foreignWords()).toEqual([])
    if (parameters.allLooks === false) return
    await checkFits(id, shown!.look)
    // The add-on has checked the colours of a page in the look that was chosen for it.
    if (parameters.scene && import.meta.env['LIVERY_FULL'] !== '1') return
    await checkContrast(id, shown!.look)
  },
}

export default preview

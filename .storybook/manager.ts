import { createElement as draw, useState } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { Button, Select } from 'storybook/internal/components'
import {
  addons,
  types,
  useChannel,
  useGlobals,
  useStorybookApi,
  useStorybookState,
  type API,
} from 'storybook/manager-api'
import { create } from 'storybook/theming'
import { FEATURES, type FeatureName } from '../src/core/brand/features.ts'
import { BRAND_SHOWN, readFeatures, writeFeatures, type BrandFeatures } from './featureSwitches.ts'

// Without JSX, since Storybook compiles this file for a React of its own.
addons.setConfig({
  theme: create({ base: 'light', brandTitle: 'Livery' }),
  toolbar: { 'open-in-editor': { hidden: true } },
  layoutCustomisations: {
    // Whole pages have no controls, and need the height.
    showPanel: ({ storyId }, usual) => !storyId?.startsWith('pages-') && usual,
  },
})

const NAMES = Object.keys(FEATURES) as FeatureName[]

/** Turns single features on or off for the pages on show, whatever the brand says. */
function FeatureSwitches() {
  const [globals, updateGlobals] = useGlobals()
  const [ofBrand, setOfBrand] = useState<BrandFeatures>({})
  useChannel({ [BRAND_SHOWN]: setOfBrand })
  const changed = readFeatures(globals['features'] as string | undefined)
  const isOn = (name: FeatureName) => changed[name] ?? ofBrand[name] ?? false
  return draw(
    Select,
    {
      // Built anew for each brand, since the component reads its first selection only once.
      key: JSON.stringify([ofBrand, changed]),
      ariaLabel: 'Features',
      multiSelect: true,
      options: NAMES.map((name) => ({
        title: name,
        description: FEATURES[name].summary,
        value: name,
      })),
      defaultOptions: NAMES.filter(isOn),
      onChange: (selected) =>
        updateGlobals({ features: writeFeatures(selected as string[], ofBrand) }),
      ...(Object.keys(changed).length > 0 && {
        onReset: () => updateGlobals({ features: '' }),
        resetLabel: "The brand's own",
      }),
    },
    'Features',
  )
}

const SIDE_BY_SIDE = 'foundations-side-by-side--all-brands'

/** Opens the story on show in all brands and modes at once. */
function SideBySideButton() {
  const api = useStorybookApi()
  const { storyId } = useStorybookState()
  const [, updateGlobals] = useGlobals()
  if (!storyId || storyId === SIDE_BY_SIDE) return null
  return draw(
    Button,
    {
      variant: 'ghost',
      size: 'small',
      padding: 'small',
      ariaLabel: 'Show this story in all brands and modes',
      onClick: () => {
        updateGlobals({ sideBySide: storyId })
        api.selectStory(SIDE_BY_SIDE)
      },
    },
    'Side by side',
  )
}

const KEPT = 'livery/look'

/** Keeps what the toolbar shows for the next tab, unless an address says what to show. */
function keepLook(api: API): void {
  api.once(SET_GLOBALS, () => {
    const kept = window.localStorage.getItem(KEPT)
    if (kept && !window.location.search.includes('globals=')) api.updateGlobals(JSON.parse(kept))
  })
  api.on(GLOBALS_UPDATED, ({ userGlobals }: { userGlobals: object }) =>
    window.localStorage.setItem(KEPT, JSON.stringify(userGlobals)),
  )
}

addons.register('livery', (api) => {
  keepLook(api)
  addons.add('livery/side-by-side', {
    type: types.TOOL,
    title: 'Side by side',
    match: ({ viewMode }) => viewMode === 'story',
    render: () => draw(SideBySideButton),
  })
  addons.add('livery/features', {
    type: types.TOOL,
    title: 'Features',
    match: ({ viewMode }) => viewMode === 'story',
    render: () => draw(FeatureSwitches),
  })
})

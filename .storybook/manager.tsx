import { useState } from 'react'
import { Select } from 'storybook/internal/components'
import { addons, types, useChannel, useGlobals } from 'storybook/manager-api'
import { create } from 'storybook/theming'
import { FEATURES, type FeatureName } from '../src/core/brand/features.ts'
import { BRAND_SHOWN, readFeatures, writeFeatures, type BrandFeatures } from './featureSwitches.ts'

addons.setConfig({ theme: create({ base: 'light', brandTitle: 'Livery' }) })

const NAMES = Object.keys(FEATURES) as FeatureName[]

/** Turns single features on or off for the pages on show, whatever the brand says. */
function FeatureSwitches() {
  const [globals, updateGlobals] = useGlobals()
  const [ofBrand, setOfBrand] = useState<BrandFeatures>({})
  useChannel({ [BRAND_SHOWN]: setOfBrand })
  const changed = readFeatures(globals['features'] as string | undefined)
  const isOn = (name: FeatureName) => changed[name] ?? ofBrand[name] ?? false
  return (
    <Select
      // Built anew for each brand, since the component reads its first selection only once.
      key={JSON.stringify([ofBrand, changed])}
      ariaLabel="Features"
      multiSelect
      options={NAMES.map((name) => ({
        title: name,
        description: FEATURES[name].summary,
        value: name,
      }))}
      defaultOptions={NAMES.filter(isOn)}
      onChange={(selected) =>
        updateGlobals({ features: writeFeatures(selected as string[], ofBrand) })
      }
      {...(Object.keys(changed).length > 0 && {
        onReset: () => updateGlobals({ features: '' }),
        resetLabel: "The brand's own",
      })}
    >
      Features
    </Select>
  )
}

addons.register('livery', () => {
  addons.add('livery/features', {
    type: types.TOOL,
    title: 'Features',
    match: ({ viewMode }) => viewMode === 'story',
    render: () => <FeatureSwitches />,
  })
})

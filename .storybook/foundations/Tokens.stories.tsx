import type { Meta, StoryObj } from '@storybook/react-vite'
import { findBrand } from '../applyLook.ts'
import { ContrastFigures } from './ContrastFigures.tsx'
import { Logos } from './Logos.tsx'
import { Ramps } from './Ramps.tsx'
import { SemanticColors } from './SemanticColors.tsx'
import { Shapes } from './Shapes.tsx'
import { TypeScale } from './TypeScale.tsx'
import { Variables } from './Variables.tsx'

const meta: Meta = {
  title: 'Foundations/Tokens',
  tags: ['!autodocs'],
  // The page shows one brand in both modes, whatever mode the toolbar has.
  parameters: { layout: 'fullscreen', allLooks: false },
}
export default meta

/** Every token that the theme computes for the toolbar's brand, in both modes. */
export const Tokens: StoryObj = {
  render: (_args, { globals }) => {
    const brand = findBrand(globals.brand as string)
    return (
      <main className="mx-auto flex max-w-6xl flex-col gap-12 p-6">
        <h1 className="text-display">{brand.site.name}</h1>
        <Logos brand={brand} />
        <Ramps ramps={brand.ramps} />
        <SemanticColors modes={brand.modes} />
        <TypeScale face={brand.theme.displayFace} />
        <Shapes modes={brand.theme.modes} />
        <Variables css={brand.css} />
        <ContrastFigures figures={brand.contrast} />
      </main>
    )
  },
}

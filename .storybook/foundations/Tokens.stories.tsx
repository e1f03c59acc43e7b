import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { findBrand } from '../applyLook.ts'
import { Logos } from './Logos.tsx'
import { Ramps } from './Ramps.tsx'
import { Shapes } from './Shapes.tsx'
import { TokenTable } from './tokens/TokenTable.tsx'

const meta: Meta = {
  title: 'Foundations/Tokens',
  tags: ['!autodocs'],
  // The page shows one brand in both modes, whatever mode the toolbar has.
  parameters: { layout: 'fullscreen', allLooks: false },
}
export default meta
type Story = StoryObj

const FILTER = 'Filter by name, use or component'

/** Every token that the theme computes for the toolbar's brand, in both modes. */
export const Tokens: Story = {
  render: (_args, { globals }) => {
    const brand = findBrand(globals.brand as string)
    return (
      <main className="mx-auto flex max-w-7xl flex-col gap-10 p-6">
        <h1 className="text-display">{brand.site.name}</h1>
        <TokenTable brand={brand} />
        <Ramps ramps={brand.ramps} />
        <Shapes brand={brand} />
        <Logos brand={brand} />
      </main>
    )
  },
}

/** The filter tells the colours that a brand replaces from those that stay computed. */
export const FoundByMaker: Story = {
  tags: ['!dev'],
  render: (_args, { globals }) => {
    const brand = findBrand(globals.brand as string)
    const text = { ...brand.origins['text']!, setBy: ['tokens.dark.text', 'tokens.light.text'] }
    return <TokenTable brand={{ ...brand, origins: { ...brand.origins, text } }} />
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Colours set in the brand file' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('1 of ')
    await userEvent.click(canvas.getByRole('button', { name: 'Colours still computed' }))
    await expect(canvas.queryByRole('row', { name: /^text / })).toBeNull()
    await expect(canvas.getByRole('row', { name: /^muted / })).toBeVisible()
  },
}

/** The filter finds a token by a component that uses it. */
export const FoundByComponent: Story = {
  tags: ['!dev'],
  render: Tokens.render!,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(FILTER), 'QrCode')
    await expect(canvas.getByRole('row', { name: /^qr-ink / })).toBeVisible()
    await expect(canvas.queryByRole('row', { name: /^footer / })).toBeNull()
  },
}

/** The filter finds a token by any word of what it is for. */
export const FoundByUse: Story = {
  tags: ['!dev'],
  render: Tokens.render!,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(FILTER), 'ring keyboard')
    await expect(canvas.getByRole('status')).toHaveTextContent('1 of ')
    await expect(canvas.getByRole('row', { name: /Ring around/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Motion' }))
    await expect(canvas.getByRole('status')).toHaveTextContent(/^0 of .*Take away a word/)
    await userEvent.click(canvas.getByRole('button', { name: 'All kinds' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('1 of ')
  },
}

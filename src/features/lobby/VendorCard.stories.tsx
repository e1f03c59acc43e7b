import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { useLanes } from '#parts/games/useLanes.ts'
import { VendorCard } from './VendorCard.tsx'

function Cards() {
  const { data: lanes } = useLanes()
  const vendors = lanes?.find(({ type }) => type === 'LIVE')?.vendors ?? []
  return (
    <ul className="vendor-row">
      {vendors.map((vendor) => (
        <li key={vendor.code}>
          <VendorCard vendor={vendor} />
        </li>
      ))}
    </ul>
  )
}

const meta: Meta<typeof VendorCard> = {
  title: 'Components/Games/VendorCard',
  component: VendorCard,
}
export default meta

/** Three vendors in a row: an open one, one without a picture, and one in maintenance. */
export const InARow: StoryObj = {
  render: () => <Cards />,
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article')
  },
}

export const OnSmallPhone: StoryObj = {
  ...InARow,
  globals: { viewport: { value: 'small' } },
  parameters: { allLooks: false },
  decorators: [
    (Story) => (
      <div className="w-56">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article')
    for (const heading of canvas.getAllByRole('heading')) {
      const name = heading.querySelector('span')!
      await expect(name.scrollWidth, name.textContent).toBeLessThanOrEqual(name.clientWidth)
    }
  },
}

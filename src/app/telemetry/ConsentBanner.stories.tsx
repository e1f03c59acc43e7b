import type { Meta, StoryObj } from '@storybook/react-vite'
import { ConsentBanner } from './ConsentBanner.tsx'
import { ConsentButton } from './ConsentButton.tsx'

/** The question whether a site may report what happens, and the button that opens it again. */
const meta: Meta<typeof ConsentBanner> = {
  title: 'Components/Overlays/ConsentBanner',
  component: ConsentBanner,
  decorators: [
    (Story) => (
      <div className="min-h-80">
        <ConsentButton />
        <Story />
      </div>
    ),
  ],
}
export default meta
type Story = StoryObj<typeof ConsentBanner>

export const Asked: Story = {}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

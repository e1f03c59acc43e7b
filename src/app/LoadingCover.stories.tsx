import type { Meta, StoryObj } from '@storybook/react-vite'
import { LoadingCover } from './LoadingCover.tsx'

const meta: Meta<typeof LoadingCover> = {
  title: 'Components/Feedback/LoadingCover',
  component: LoadingCover,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: 120 } } },
}
export default meta

export const NextPageLoads: StoryObj<typeof LoadingCover> = {}

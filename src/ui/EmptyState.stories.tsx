import type { Meta, StoryObj } from '@storybook/react-vite'
import { SearchX, CloudOff } from 'lucide-react'
import { Button } from './Button.tsx'
import { EmptyState } from './EmptyState.tsx'

const meta: Meta<typeof EmptyState> = {
  title: 'Components/Feedback/EmptyState',
  component: EmptyState,
  args: { icon: <SearchX />, title: 'No games found' },
}
export default meta
type Story = StoryObj<typeof EmptyState>

export const TitleOnly: Story = {}

export const WithDetail: Story = {
  args: { detail: 'Try another name, or choose a different studio.' },
}

export const WithAction: Story = {
  args: {
    icon: <CloudOff />,
    title: 'The games did not arrive',
    detail: 'Check your connection and try again.',
    action: <Button variant="outline">Try again</Button>,
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { SearchX, CloudOff } from 'lucide-react'
import { Button } from './Button.tsx'
import { EmptyState } from './EmptyState.tsx'

const meta: Meta<typeof EmptyState> = {
  title: 'Components/Feedback/EmptyState',
  component: EmptyState,
  args: { icon: <SearchX />, title: 'Nothing found' },
}
export default meta
type Story = StoryObj<typeof EmptyState>

export const TitleOnly: Story = {}

export const WithDetail: Story = {
  args: { detail: 'Try searching the whole site.' },
}

export const WithAction: Story = {
  args: {
    icon: <CloudOff />,
    title: 'This section didn’t load',
    detail: 'This part didn’t load. Check your network and try again.',
    action: <Button variant="outline">Try again</Button>,
  },
}

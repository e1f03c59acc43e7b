import type { Meta, StoryObj } from '@storybook/react-vite'
import { NothingHere } from './NothingHere.tsx'

const meta: Meta<typeof NothingHere> = {
  title: 'Components/Games/NothingHere',
  component: NothingHere,
}
export default meta

export const NoGames: StoryObj<typeof NothingHere> = {}

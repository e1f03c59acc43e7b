import type { Meta, StoryObj } from '@storybook/react-vite'
import { paths } from '#core/navigation/paths.ts'
import { NavRow } from './NavRow.tsx'

const page = (label: string, path: string, current = false) => ({
  id: label,
  label,
  target: { kind: 'page' as const, path },
  vendors: [],
  current,
})

const meta: Meta<typeof NavRow> = {
  title: 'Components/Layout and navigation/NavRow',
  component: NavRow,
  globals: { viewport: { value: 'desktop' } },
  args: { entries: [page('Home', paths.home, true), page('Promotions', paths.promotions())] },
  decorators: [
    (Story) => (
      <div className="h-12">
        <Story />
      </div>
    ),
  ],
}
export default meta

export const CategoriesLoad: StoryObj<typeof NavRow> = {}

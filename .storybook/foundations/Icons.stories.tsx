import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLingui } from '@lingui/react'
import { expect, userEvent } from 'storybook/test'
import { icons, uses } from 'virtual:livery-sources'
import { CATEGORIES } from '#parts/games/categories.ts'
import { CATEGORY_ICONS } from '#parts/games/categoryIcons.ts'
import { GameTypeIcon } from '#parts/games/GameTypeIcon.tsx'
import { GAME_TYPES } from '#parts/games/schema.ts'
import { Copyable } from './Copyable.tsx'

const meta: Meta = { title: 'Foundations/Icons', tags: ['!dev', '!autodocs'] }
export default meta

const CELL = 'flex min-w-0 flex-col items-start gap-2 rounded-panel border border-border p-3'

/** Every icon of the site by its name in Lucide, with the number of files that use it. */
export const InUse: StoryObj = {
  render: () => (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-2">
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name} className={CELL}>
          <Icon aria-hidden="true" className="size-6" />
          <span className="text-caption">
            <Copyable name={name} />
          </span>
          <span title={uses[name]!.join('\n')} className="text-caption text-muted">
            {`in ${uses[name]!.length}`}
          </span>
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    const written: string[] = []
    const { clipboard } = navigator
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => void written.push(text) },
    })
    try {
      await userEvent.click(canvas.getByRole('button', { name: 'Copy Gift' }))
      await expect(await canvas.findByRole('button', { name: 'Gift is copied' })).toBeVisible()
      await expect(written).toEqual(['Gift'])
    } finally {
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard })
    }
  },
}

function Categories() {
  const { i18n } = useLingui()
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-2">
      {GAME_TYPES.map((type) => (
        <li key={type} className={CELL}>
          <GameTypeIcon type={type} />
          <strong className="text-label">{i18n._(CATEGORIES[type].name)}</strong>
          <span className="text-caption">
            <Copyable name={type} />
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The icon or picture of each category of games in the toolbar's brand, by the key in its file. */
export const OfCategories: StoryObj = {
  render: () => <Categories />,
  play: async ({ canvas }) => {
    const count = Object.keys(CATEGORY_ICONS).length
    await expect(canvas.getAllByRole('listitem')).toHaveLength(count)
  },
}

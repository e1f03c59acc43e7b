import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLingui } from '@lingui/react'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { icons, iconUses } from 'virtual:livery-sources'
import { CATEGORIES } from '#parts/games/categories.ts'
import { CATEGORY_ICONS } from '#parts/games/categoryIcons.ts'
import { GameTypeIcon } from '#parts/games/GameTypeIcon.tsx'
import { GAME_TYPES } from '#parts/games/schema.ts'
import { TextField } from '#ui/TextField.tsx'
import { Copyable } from './Copyable.tsx'
import { componentOf, UsedBy } from './UsedBy.tsx'

const meta: Meta = { title: 'Foundations/Icons', tags: ['!dev', '!autodocs'] }
export default meta

const CELL = 'flex min-w-0 flex-col items-start gap-2 rounded-panel border border-border p-3'

/** Whether an icon is found by a part of its name, or of a component that uses it. */
const isFound = (name: string, sought: string) =>
  [name, ...iconUses[name]!.map(componentOf)].some((text) =>
    text.toLowerCase().includes(sought.trim().toLowerCase()),
  )

function IconsInUse() {
  const [sought, setSought] = useState('')
  const found = Object.entries(icons).filter(([name]) => isFound(name, sought))
  return (
    <div className="flex flex-col gap-4">
      <TextField
        label="Search"
        hint={`${found.length} of ${Object.keys(icons).length} icons; by name, or by a component that uses it`}
        value={sought}
        onChange={({ currentTarget }) => setSought(currentTarget.value)}
      />
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-2">
        {found.map(([name, Icon]) => (
          <li key={name} className={CELL}>
            <Icon aria-hidden="true" className="size-6" />
            <span className="text-caption">
              <Copyable name={name} />
            </span>
            <UsedBy files={iconUses[name]!} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Every icon of the site by its name in Lucide, with the components that use it. */
export const InUse: StoryObj = {
  render: () => <IconsInUse />,
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
      const search = canvas.getByRole('textbox', { name: 'Search' })
      await userEvent.type(search, 'raffle')
      await expect(canvas.getByRole('button', { name: 'Copy Ticket' })).toBeVisible()
      await expect(canvas.queryByRole('button', { name: 'Copy Search' })).toBeNull()
      await userEvent.clear(search)
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

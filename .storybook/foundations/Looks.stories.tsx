import type { Meta, StoryObj } from '@storybook/react-vite'
import { brands } from 'virtual:livery-brands'
import { LOOK_NAMES, LOOKS } from '#core/brand/looks.ts'
import { Copyable } from './Copyable.tsx'

const meta: Meta = {
  title: 'Foundations/Looks',
  // The pictures have the colours of their brands, whatever look the page has.
  parameters: { allLooks: false },
  tags: ['!dev', '!autodocs'],
}
export default meta

const PICTURES = import.meta.glob<string>('/docs/looks/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** The six looks, each with what it is for, and a sample brand that wears it. */
export const SideBySide: StoryObj = {
  render: () => (
    <ul className="grid gap-6 sm:grid-cols-2">
      {LOOK_NAMES.map((look) => {
        const { name } = brands.find(({ theme }) => theme.look === look)!.site
        return (
          // A plain ground, since the pattern of a brand runs behind the words of the pages of words.
          <li key={look} className="flex flex-col gap-2 rounded-panel bg-surface p-4">
            <img
              src={PICTURES[`/docs/looks/${look}.webp`]}
              alt={`The home page of ${name}`}
              className="w-full rounded-panel border border-border"
            />
            <strong className="text-body">
              <Copyable name={look} />
            </strong>
            <p className="text-label text-muted">{LOOKS[look].summary}</p>
            <p className="text-caption text-muted">{`Worn by ${name}`}</p>
          </li>
        )
      })}
    </ul>
  ),
}

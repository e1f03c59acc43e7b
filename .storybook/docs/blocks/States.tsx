import { Story } from '@storybook/addon-docs/blocks'
import type { useOf } from '@storybook/addon-docs/blocks'
import { StateGrid } from './StateGrid.tsx'

type PreparedStory = ReturnType<typeof useOf<'story'>>['story']

/** Whether a story shows a state of its component, and stands among the others in `States`. */
export const isState = ({ tags }: PreparedStory) => tags.includes('state')

/**
 * The stories of a component that have the tag `state`, side by side. The first is the component at
 * rest, which is also drawn below a pointer and with the focus.
 */
export function States({ stories }: { stories: readonly PreparedStory[] }) {
  const [rest, ...others] = stories.filter(isState)
  if (!rest) return null
  const draw = ({ moduleExport }: PreparedStory) => <Story of={moduleExport} />
  return (
    <div className="docs-shown sb-unstyled rounded-[4px] p-6">
      <StateGrid
        states={[
          { name: 'At rest', content: draw(rest) },
          { name: 'Below a pointer', forced: 'hover', content: draw(rest) },
          { name: 'With the focus', forced: 'focus-visible', content: draw(rest) },
          ...others.map((story) => ({ name: story.name, content: draw(story) })),
        ]}
      />
    </div>
  )
}

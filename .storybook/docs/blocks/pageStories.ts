import { storyNameFromExport, toId } from 'storybook/internal/csf'

/** The story that shows a scene of the site. */
export interface PageStory {
  id: string
  /** Name of the story in the sidebar. */
  name: string
  /** The group of pages in the sidebar, such as "Member center". */
  group: string
  /** What the story shows if it shows a page with content, such as "Deposit". */
  page: string
}

interface Stories {
  default: { title: string }
  [name: string]: { title?: string; name?: string; parameters?: { scene: string } }
}

const FILES = import.meta.glob<Stories>('../../pages/**/*.stories.tsx', { eager: true })

/** Lists the stories of whole pages, by the scenes that they show. */
export function listPageStories(): ReadonlyMap<string, PageStory> {
  const stories = Object.values(FILES).flatMap(({ default: { title }, ...file }) => {
    const [, group = '', page] = title.split('/')
    return Object.entries(file).flatMap(
      ([key, { name = storyNameFromExport(key), parameters }]) => {
        // The builder adds exports of its own, which are no stories.
        if (!parameters) return []
        const shown = !page ? name : name === 'Full' ? page : `${page}: ${name}`
        const id = toId(title, storyNameFromExport(key))
        return [[parameters.scene, { id, name, group, page: shown }] as const]
      },
    )
  })
  return new Map(stories)
}

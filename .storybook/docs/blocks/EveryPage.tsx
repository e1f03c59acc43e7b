import { AnchorMdx, Heading } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'
import { listPages, type SitePage } from '#scripts/scenes/pages.ts'
import { PAGE_STATES, type PageState } from '#scripts/scenes/scene.ts'
import { SCENES } from '../../pages/scenes.ts'
import { listPageStories, type PageStory } from './pageStories.ts'

/** What stands at the head of each column. */
const HEADS: Record<PageState, string> = {
  loading: 'Loading',
  empty: 'Empty',
  one: 'One',
  'long-words': 'Long words',
  failing: 'Failing',
  offline: 'Offline',
  denied: 'Denied',
}

/** Every page and popup of the site with a link to each of its states, by the groups of the sidebar. */
export function EveryPage() {
  const stories = listPageStories()
  const pages = listPages(SCENES)
  const groups = Map.groupBy(pages, ({ name }) => stories.get(name)!.group)
  return [...groups]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([group, own]) => (
      <section key={group}>
        <Heading>{group}</Heading>
        <div className="docs-every sb-unstyled" role="region" aria-label={group} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">Page</th>
                {PAGE_STATES.map((state) => (
                  <th key={state} scope="col">
                    {HEADS[state]}
                  </th>
                ))}
                <th scope="col">Steps and more</th>
              </tr>
            </thead>
            <tbody>
              {own.map((page) => (
                <Row key={page.name} page={page} stories={stories} />
              ))}
            </tbody>
          </table>
        </div>
      </section>
    ))
}

interface RowProps {
  page: SitePage
  stories: ReadonlyMap<string, PageStory>
}

function Row({ page: { name, states, reasons, others }, stories }: RowProps) {
  const { page } = stories.get(name)!
  const link = (scene: string, words: ReactNode) => (
    <AnchorMdx href={`?path=/story/${stories.get(scene)!.id}`} target="_self">
      {words}
    </AnchorMdx>
  )
  return (
    <tr>
      <th scope="row">
        {link(name, page)}
        <code>{name}</code>
      </th>
      {joinReasons(states, reasons).map(({ state, count }) => (
        <td key={state} colSpan={count}>
          {states[state] ? link(states[state], HEADS[state]) : reasons[state]}
        </td>
      ))}
      <td>
        {others.length > 0 && (
          <details>
            <summary>{others.length}</summary>
            <ul>
              {others.map((scene) => (
                <li key={scene}>{link(scene, stories.get(scene)!.name)}</li>
              ))}
            </ul>
          </details>
        )}
      </td>
    </tr>
  )
}

/** Lists the cells of a row, where neighbours with one reason are one cell. */
function joinReasons(states: SitePage['states'], reasons: SitePage['reasons']) {
  const cells: { state: PageState; count: number }[] = []
  for (const state of PAGE_STATES) {
    const last = cells.at(-1)
    if (last && !states[state] && reasons[state] && reasons[last.state] === reasons[state]) {
      last.count += 1
    } else cells.push({ state, count: 1 })
  }
  return cells
}

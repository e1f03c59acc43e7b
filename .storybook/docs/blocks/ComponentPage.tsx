import {
  AnchorMdx,
  ArgTypes,
  Controls,
  Description,
  DocsContext,
  Heading,
  Markdown,
  Source,
  Subheading,
  Title,
} from '@storybook/addon-docs/blocks'
import { use } from 'react'
import { ADVICE } from '../advice.ts'
import { KEYS } from '../keys.ts'
import { Example, isWholePage } from './Example.tsx'
import { isState, States } from './States.tsx'

/**
 * The page of a component: what it is for, its states, its props with
 * their defaults, its keys, what to do and not to do, and each other story.
 */
export function ComponentPage() {
  const [first, ...rest] = use(DocsContext).componentStories()
  if (!first) return null
  const others = rest.filter((story) => !isState(story))
  const hasStates = others.length < rest.length
  return (
    <>
      <Title />
      <BackToOverview title={first.title} />
      <Description of="meta" />
      <ImportLine story={first} />
      <Example of={first.moduleExport} />
      {hasStates && (
        <>
          <Heading>States</Heading>
          <States stories={[first, ...rest]} />
        </>
      )}
      <Heading>Props</Heading>
      {isWholePage(first) ? (
        <ArgTypes of={first.moduleExport} />
      ) : (
        <Controls of={first.moduleExport} />
      )}
      <Keyboard name={nameOf(first)} />
      <DoAndDont name={nameOf(first)} />
      {others.length > 0 && <Heading>Stories</Heading>}
      {others.map(({ id, name, moduleExport }) => (
        <section key={id}>
          <Subheading>{name}</Subheading>
          <Description of={moduleExport} />
          <Example of={moduleExport} />
        </section>
      ))}
    </>
  )
}

type PreparedStory = Parameters<typeof isWholePage>[0]

/** How a developer imports the component; nothing for a page of several parts. */
function ImportLine({ story: { component, parameters } }: { story: PreparedStory }) {
  const path = /^\.\/src\/(.+)\.stories\.tsx$/.exec(parameters.fileName)?.[1]
  const name = path?.split('/').at(-1)
  const { __docgenInfo: found } = (component ?? {}) as { __docgenInfo?: { displayName: string } }
  if (!name || found?.displayName !== name) return null
  return <Source code={`import { ${name} } from '#${path}.tsx'`} language="tsx" />
}

/** A link to the page of the component's group, which says when to use which component. */
function BackToOverview({ title }: { title: string }) {
  const group = /^Components\/([^/]+)\//.exec(title)?.[1]
  if (!group) return null
  const id = `components-${group.toLowerCase().replaceAll(' ', '-')}-overview--docs`
  return (
    <AnchorMdx href={`?path=/docs/${id}`} target="_self">
      {`${group}: when to use which component`}
    </AnchorMdx>
  )
}

const nameOf = ({ title }: PreparedStory) => title.replace(/.*\//, '')

/** What to do with a component beside what not to do, as on the pages of groups. */
function DoAndDont({ name }: { name: string }) {
  const advice = ADVICE[name]
  if (!advice) return null
  return (
    <div className="docs-do-dont">
      <Heading>Do</Heading>
      <Markdown>{writeList(advice.do)}</Markdown>
      <Heading>Don't</Heading>
      <Markdown>{writeList(advice.dont)}</Markdown>
    </div>
  )
}

const writeList = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n')

/** The keys of a component that takes any. */
function Keyboard({ name }: { name: string }) {
  const keys = KEYS[name]
  if (!keys) return null
  return (
    <>
      <Heading>Keyboard</Heading>
      <table>
        <thead>
          <tr>
            <th scope="col">Keys</th>
            <th scope="col">What they do</th>
          </tr>
        </thead>
        <tbody>
          {keys.map(([names, action]) => (
            <tr key={names + action}>
              <td>{names}</td>
              <td>{action}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

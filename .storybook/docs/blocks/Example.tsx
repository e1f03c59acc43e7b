import { Canvas, DocsContext, useOf } from '@storybook/addon-docs/blocks'
import { use, useEffect, useRef, useState, type ComponentProps, type SyntheticEvent } from 'react'

type Of = ComponentProps<typeof Canvas>['of']
type Story = ReturnType<typeof useOf<'story'>>['story']

/**
 * A story within a page of words. A story that needs the whole page, such as a popup, or that sets
 * up a site of its own has a frame, since the stories of a page share its styles and its gateway.
 *
 * @param viewport the size of the frame, if the story has none of its own
 */
export function Example({ of, viewport }: { of: NonNullable<Of>; viewport?: 'phone' }) {
  const { story } = useOf(of, ['story'])
  if (!isWholePage(story)) return <Canvas of={of} sourceState="hidden" />
  return <Framed story={story} viewport={viewport} />
}

/** Whether a story has a frame of its own, which its controls on the page cannot reach. */
export const isWholePage = ({ parameters, storyGlobals }: Story) =>
  parameters.layout === 'fullscreen' ||
  'site' in parameters ||
  Object.keys(storyGlobals).length > 0 ||
  parameters.docs?.story?.inline === false

/** Size of a page without a viewport of its own, in pixels. */
const PAGE = { width: 1200, height: 640 }
/** Highest frame of a page with a viewport, in pixels; a part is as high as it is. */
const MAX_HEIGHT = 720

function Framed({ story, viewport }: { story: Story; viewport: string | undefined }) {
  const globals = useGlobals(story)
  const { ref, width: room } = useWidth()
  const content = useContentHeight()
  const [isTouched, setTouched] = useState(false)
  const page = pageSize(story, viewport ? { viewport: { value: viewport } } : globals)
  const width = page?.width ?? room ?? 0
  const height = page?.height ?? content.height
  // A desk is drawn smaller, and a phone in its own size.
  const scale = room ? Math.min(1, room / width) : 1
  const src = `iframe.html?viewMode=story&id=${story.id}&globals=${writeGlobals(globals)}`
  return (
    <div
      ref={ref}
      className="docs-frame sb-unstyled"
      style={{ height: height * scale }}
      onPointerEnter={() => setTouched(true)}
    >
      {room && (
        // The page is our own preview, which needs all that it may do elsewhere.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        <iframe
          key={src}
          src={src}
          title={story.name}
          loading="lazy"
          // A story that focuses something at its start would scroll the page of words to it.
          inert={!isTouched}
          onLoad={page?.height ? undefined : content.follow}
          style={{ width, height, scale: String(scale) }}
        />
      )}
    </div>
  )
}

/**
 * Returns the size of a story that is a page; undefined for a part, which is as high as it needs.
 * A page whose `docs.story.height` is `auto` is as high as it needs, too.
 */
function pageSize({ parameters }: Story, { viewport }: Record<string, unknown>) {
  const name = (viewport as { value?: string } | undefined)?.value
  const given = parameters.docs?.story?.height
  const own = Number(given) || undefined
  const styles = name ? parameters.viewport.options[name]?.styles : undefined
  if (!styles && !own && parameters.layout !== 'fullscreen') return undefined
  const width = styles ? Number.parseInt(styles.width) : PAGE.width
  const height = styles ? Number.parseInt(styles.height) : PAGE.height
  if (given === 'auto') return { width, height: undefined }
  return { width, height: own ?? Math.min(height, MAX_HEIGHT) }
}

/** Follows the height of what a frame shows. */
function useContentHeight() {
  const [height, setHeight] = useState(200)
  const observer = useRef<ResizeObserver>(undefined)
  useEffect(() => () => observer.current?.disconnect(), [])
  const follow = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    const root = currentTarget.contentDocument!.getElementById('storybook-root')!
    observer.current?.disconnect()
    observer.current = new ResizeObserver(() =>
      setHeight(Math.max(root.scrollHeight + root.offsetTop * 2, 80)),
    )
    observer.current.observe(root)
  }
  return { height, follow }
}

/** Writes the toolbars' choices as an address has them; a viewport is the frame's own size. */
const writeGlobals = (globals: Record<string, unknown>) =>
  Object.entries(globals)
    .filter(([, value]) => typeof value === 'string')
    .map(([name, value]) => `${name}:${encodeURIComponent(String(value))}`)
    .join(';')

/** Returns the toolbars' choices for a story, and follows their changes. */
function useGlobals(story: Story): Record<string, unknown> {
  const context = use(DocsContext)
  const read = () => context.getStoryContext(story).globals
  const [globals, setGlobals] = useState(read)
  useEffect(() => {
    const follow = () => setGlobals(context.getStoryContext(story).globals)
    context.channel.on('globalsUpdated', follow)
    return () => context.channel.off('globalsUpdated', follow)
  }, [context, story])
  return globals
}

function useWidth() {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState<number>()
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(entry!.contentRect.width))
    observer.observe(ref.current!)
    return () => observer.disconnect()
  }, [])
  return { ref, width }
}

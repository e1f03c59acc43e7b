import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { HOSTILE_HTML } from '#support/hostile-html.ts'
import { SanitizedHtml } from './SanitizedHtml.tsx'

/**
 * Allows all links and pictures that DOMPurify keeps; rules for addresses have tests of their own.
 */
const open = {
  readLink: (href: string) => (href ? ({ kind: 'outside', href } as const) : null),
  readImage: (src: string) => src,
  onInner: () => undefined,
}
const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
const EVENTS = [
  'click',
  'mouseover',
  'focus',
  'focusin',
  'error',
  'load',
  'toggle',
  'wheel',
  'scroll',
]
const robbed = () => 'robbed' in window

/** Dispatches the events by which a visitor or a browser could make hostile HTML run a script. */
function provoke(root: Element) {
  for (const element of root.querySelectorAll(':not(div)')) {
    element.addEventListener('click', (event) => event.preventDefault())
    for (const name of EVENTS) element.dispatchEvent(new Event(name, { cancelable: true }))
  }
}

function inAFrame(use: (place: HTMLElement) => void): Window {
  const frame = document.createElement('iframe')
  document.body.append(frame)
  use(frame.contentDocument!.body)
  return frame.contentWindow!
}

it('the XSS payloads of this test do run without the sanitizer', async () => {
  const frame = inAFrame((place) => {
    for (const html of HOSTILE_HTML.slice(0, 200)) {
      place.innerHTML = html
      provoke(place)
    }
  })
  await expect.poll(() => 'robbed' in frame).toBe(true)
})

it('the sanitizer lets no XSS payload run, and keeps only allowed tags and attributes', async () => {
  const screen = await render(<div />)
  const tags = new Set<string>()
  const attributes = new Set<string>()
  const schemes = new Set<string>()
  for (let index = 0; index < HOSTILE_HTML.length; index += 40) {
    const batch = HOSTILE_HTML.slice(index, index + 40)
    await screen.rerender(
      <div>
        {batch.map((html) => (
          <SanitizedHtml
            key={html}
            html={html}
            {...open}
            readLink={() => null}
            readImage={() => null}
          />
        ))}
      </div>,
    )
    provoke(screen.container)
    for (const element of screen.container.querySelectorAll(':scope > div > div *')) {
      tags.add(element.tagName)
      for (const { name } of element.attributes) attributes.add(name)
    }
  }
  await screen.rerender(
    <div>
      {HOSTILE_HTML.filter((html) => html.startsWith('<a ')).map((html) => (
        <SanitizedHtml key={html} html={html} {...open} />
      ))}
    </div>,
  )
  for (const link of screen.container.querySelectorAll('a')) schemes.add(link.protocol)
  expect(HOSTILE_HTML.length).toBeGreaterThan(1000)
  expect(robbed()).toBe(false)
  expect([...tags].filter((tag) => /SCRIPT|IFRAME|SVG|MATH|FORM|STYLE|OBJECT/i.test(tag))).toEqual(
    [],
  )
  expect([...attributes].filter((name) => /^(?:on|style|class|id|name|srcdoc)/.test(name))).toEqual(
    [],
  )
  expect([...schemes].filter((scheme) => !/^https?:$/.test(scheme))).toEqual([])
})

it('the sanitizer keeps text markup and resolves relative addresses of links and pictures', async () => {
  const onInner = vi.fn()
  const html = `
    <h2 style="color:red" class="fixed">Gala <em>night</em></h2>
    <p><a href="/live">Tables</a> <a href="/away">Away</a> <a href="https://robber.example/">Rob</a></p>
    <img src="/good.gif" alt="Hall" width="4" height="3"><img src="/bad.gif" alt="Nothing here">`
  const screen = await render(
    <SanitizedHtml
      html={html}
      readLink={(href) =>
        href === '/live'
          ? { kind: 'inner', path: '/live' }
          : href === '/away'
            ? { kind: 'outside', href: 'https://partner.example/' }
            : null
      }
      readImage={(src) => (src === '/good.gif' ? PICTURE : null)}
      onInner={onInner}
    />,
  )
  await expect.element(screen.getByRole('heading', { name: 'Gala night' })).toBeVisible()
  const away = screen.getByRole('link', { name: 'Away' }).element() as HTMLAnchorElement
  expect([away.href, away.target, away.rel]).toEqual([
    'https://partner.example/',
    '_blank',
    'noopener noreferrer',
  ])
  const picture = screen.getByRole('img', { name: 'Hall' }).element() as HTMLImageElement
  expect([picture.src, picture.loading, picture.width]).toEqual([PICTURE, 'lazy', 4])
  expect(picture.referrerPolicy).toBe('no-referrer')
  expect(screen.container.querySelectorAll('a, img')).toHaveLength(3)
  expect(screen.container.textContent).toMatch(/Rob\s+Nothing here/)
  expect(screen.container.querySelector('[style], h2[class]')).toBeNull()
  await userEvent.click(screen.getByRole('link', { name: 'Tables' }))
  expect(onInner).toHaveBeenCalledWith('/live')
})

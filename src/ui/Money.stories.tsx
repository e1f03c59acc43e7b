import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { formatMoneyShort } from '#lib/money.ts'
import {
  BRAND_CURRENCY,
  sampleAmount,
  sampleCurrency,
  sampleMoney,
} from '#storybook/samples/money.ts'
import { sampleLocale } from '#storybook/samples/say.ts'
import { Money } from './Money.tsx'

const AMOUNT = '51900000.00'

const meta: Meta<typeof Money> = {
  title: 'Components/Money/Money',
  component: Money,
  args: { amount: AMOUNT, currency: BRAND_CURRENCY },
  parameters: { allLooks: false },
}
export default meta
type Story = StoryObj<typeof Money>

const whole = () => plain(sampleMoney(AMOUNT))
const short = () => plain(formatMoneyShort(sampleAmount(AMOUNT), sampleLocale(), sampleCurrency()))
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ')

/** Lists the visible texts in a box; fails if one of them is cut. */
function seenIn(box: Element): (string | undefined)[] {
  const { left, right, top, bottom } = box.getBoundingClientRect()
  return [...box.querySelectorAll('[aria-hidden] > span')].flatMap((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const text = range.getBoundingClientRect()
    if (text.top > bottom - 2 || text.bottom < top + 2) return []
    expect(text.left, `${text.left} of ${element.textContent}`).toBeGreaterThanOrEqual(left - 1)
    expect(text.right, `${text.right} of ${element.textContent}`).toBeLessThanOrEqual(right + 1)
    return [plain(element.textContent)]
  })
}

const boxes: Story['render'] = (args) => (
  <div className="flex flex-col items-start gap-2 text-body">
    {['w-60', 'w-20'].map((width) => (
      <div key={width} className={`flex overflow-hidden rounded-control bg-raised ${width}`}>
        <Money {...args} locale={sampleLocale()} />
      </div>
    ))}
    <span data-ruler="">{whole()}</span>
  </div>
)

/** The amount is written in full if there is space, else shortened; it is never cut. */
export const WideAndNarrow: Story = {
  render: boxes,
  play: async ({ canvasElement }) => {
    const [wide, narrow] = canvasElement.querySelectorAll('.bg-raised')
    await expect(seenIn(wide!)).toEqual([whole()])
    await expect(seenIn(narrow!)).toEqual([short()])
    await expect(short()).not.toBe(whole())
    const width = (element: Element) => element.getBoundingClientRect().width
    const ruler = canvasElement.querySelector('[data-ruler]')!
    await expect(width(wide!.firstElementChild!)).toBeCloseTo(width(ruler), 0)
  },
}

/** Screen readers and tooltips always give the whole amount. */
export const Named: Story = {
  render: boxes,
  play: async ({ canvasElement }) => {
    for (const tooltip of canvasElement.querySelectorAll('[title]')) {
      await expect(plain(tooltip.getAttribute('title'))).toBe(whole())
      const read = tooltip.querySelector<HTMLElement>('.sr-only')
      await expect(plain(read?.textContent)).toBe(whole())
      // If the text for screen readers were positioned outside its tooltip, it would make a row
      // that scrolls sideways wider, and with it the page.
      await expect(read?.offsetParent).toBe(tooltip)
    }
  },
}

export const RightToLeft: Story = {
  ...WideAndNarrow,
  globals: { direction: 'rtl' },
}

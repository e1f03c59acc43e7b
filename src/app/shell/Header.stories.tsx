import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { HomeHero } from '#features/lobby/hero/HomeHero.tsx'
import { inEachLanguage } from '#storybook/inEachLanguage.ts'
import { BottomNav } from './BottomNav.tsx'
import { Header } from './Header.tsx'

const meta: Meta<typeof Header> = {
  title: 'Components/Layout and navigation/Header',
  component: Header,
  args: { layout: 'page' },
  globals: { viewport: { value: 'desktop' } },
  parameters: { docs: { story: { height: 200 } }, layout: 'fullscreen', allLooks: false },
}
export default meta
type Story = StoryObj<typeof Header>

const phone = { globals: { viewport: { value: 'phone' } } }

export const Visitor: Story = { parameters: { allLooks: true } }

export const VisitorOnPhone: Story = phone

const loaded: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('status')
  },
}

export const Member: Story = {
  ...loaded,
  parameters: { site: { as: 'member', path: '/slots' }, allLooks: true },
}

export const MemberOnPhone: Story = { ...loaded, ...phone, parameters: { site: { as: 'member' } } }

export const Trial: Story = {
  ...loaded,
  parameters: { site: { as: 'trial' }, allLooks: true },
}

export const TrialOnPhone: Story = { ...loaded, ...phone, parameters: { site: { as: 'trial' } } }

/** Without a menu beside the page, the header opens the menu and leads to customer service. */
export const OnlyTheTopBar: Story = {
  parameters: { site: { choices: { shell: 'top' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')[0]).toHaveAttribute('aria-haspopup', 'dialog')
  },
}

export const Coloured: Story = {
  parameters: { site: { as: 'member', choices: { header: 'coloured' } }, allLooks: true },
}

export const ColouredOnPhone: Story = {
  ...phone,
  parameters: { site: { choices: { header: 'coloured' } }, allLooks: true },
}

/** Without a plate, the logo is the one for the lightness of the header. */
export const ColouredWithoutPlate: Story = {
  parameters: { site: { choices: { header: 'coloured-bare' } }, allLooks: true },
  play: async ({ canvas }) => {
    const header = canvas.getByRole('banner')
    await expect(getComputedStyle(header.querySelector('.header-logo')!).backgroundColor).toBe(
      'rgba(0, 0, 0, 0)',
    )
    const shown = [...header.querySelectorAll<HTMLElement>('.wordmark')].filter(
      (logo) => logo.offsetWidth > 0,
    )
    await expect(shown).toHaveLength(1)
  },
}

/** From the colour of the brand to a neighbouring one, also below the tabs of a phone. */
export const Gradient: Story = {
  parameters: { site: { as: 'member', choices: { header: 'gradient' } }, allLooks: true },
}

export const GradientOnPhone: Story = {
  ...phone,
  parameters: { site: { choices: { header: 'gradient-bare', phoneNav: 'tabs' } }, allLooks: true },
  play: async ({ canvas }) => {
    const tabs = getComputedStyle(canvas.getByRole('navigation'))
    await expect(tabs.backgroundColor).toBe('rgba(0, 0, 0, 0)')
  },
}

/** Clear over the hero while the page is at its top; then a surface. */
export const ClearOverTheHero: Story = {
  args: { layout: 'home', clear: true },
  parameters: {
    site: { choices: { shell: 'top', header: 'clear', hero: 'spotlight' } },
    allLooks: true,
  },
  render: (args) => (
    <>
      <Header {...args} />
      <main className="under-header h-[200vh]">
        <div className="home-hero h-96" />
      </main>
    </>
  ),
  play: async ({ canvas }) => {
    const header = canvas.getByRole('banner')
    await expect(header).toHaveAttribute('data-clear')
    window.scrollTo(0, 300)
    await waitFor(() => expect(header).not.toHaveAttribute('data-clear'))
    window.scrollTo(0, 0)
    await waitFor(() => expect(header).toHaveAttribute('data-clear'))
  },
}

/** The words of a low strip stand below the header, while its picture lies under it. */
export const ClearOverALowStrip: Story = {
  args: { layout: 'home', clear: true },
  parameters: {
    site: { choices: { shell: 'top', header: 'clear', hero: 'bleed', heroHeight: 'low' } },
  },
  render: (args) => (
    <>
      <Header {...args} />
      <main className="under-header">
        <HomeHero />
      </main>
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('region')
    const { bottom } = canvas.getByRole('banner').getBoundingClientRect()
    const topOf = (part: string) =>
      canvasElement.querySelector(`.slide-link ${part}`)!.getBoundingClientRect().top
    await expect(topOf('.slide-title')).toBeGreaterThanOrEqual(bottom)
    await expect(topOf('.slide-picture')).toBeLessThan(1)
  },
}

/** The logo stands in the middle of the window, whatever is beside it. */
export const LogoInTheMiddle: Story = {
  parameters: { site: { choices: { shell: 'top', logoPlace: 'centre' } } },
  play: async ({ canvas }) => {
    const logo = canvas.getAllByRole('img').find(({ offsetWidth }) => offsetWidth > 0)!
    // The search and the other buttons load later than the logo.
    await waitFor(() => expect(canvas.getAllByRole('button').length).toBeGreaterThan(3))
    const { left, right } = logo.getBoundingClientRect()
    await expect(Math.abs((left + right) / 2 - window.innerWidth / 2)).toBeLessThan(12)
  },
}

/**
 * Each category name stays on one line, and an icon marks a category that launches a game at once.
 */
export const VisitorOnLaptop: Story = {
  globals: { viewport: { value: 'laptop' } },
  play: async (context) => {
    await inEachLanguage(context, async (language) => {
      // A new language asks the gateway for the categories anew.
      const entries = await waitFor(() => {
        const nav = context.canvasElement.querySelector('.category-nav')!
        expect(nav.querySelector('button')).not.toBeNull()
        return nav.querySelectorAll('a, button')
      })
      for (const entry of entries) {
        const text = document.createRange()
        text.selectNodeContents(entry)
        const { height } = text.getBoundingClientRect()
        await expect(height, `${entry.textContent}, ${language}`).toBeLessThan(30)
      }
    })
  },
}

/**
 * The page has the text spacing of readers who need more space between letters and words (WCAG
 * 1.4.12).
 */
export const WideLetters: Story = {
  ...phone,
  decorators: [
    (Story) => (
      <div className="w-80 **:tracking-[0.12em]! **:[word-spacing:0.16em]!">
        <Story />
      </div>
    ),
  ],
  play: async (context) => {
    const { canvas } = context
    await inEachLanguage(context, () => {
      const logo = canvas.getAllByRole('img').find(({ offsetWidth }) => offsetWidth > 0)!
      const next = canvas.getAllByRole('link').find((link) => !link.contains(logo))!
      expect(next.getBoundingClientRect().left).toBeGreaterThanOrEqual(
        logo.getBoundingClientRect().right,
      )
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    })
  },
}

/**
 * On a phone in landscape, only a low header stays fixed while the page scrolls, and no number
 * covers a word.
 */
export const MemberInLandscape: Story = {
  ...loaded,
  globals: { viewport: { value: 'landscape' } },
  parameters: { site: { as: 'member' } },
  render: (args) => (
    <>
      <Header {...args} />
      <BottomNav />
    </>
  ),
  play: async (context) => {
    await loaded.play!(context)
    const kept = [...context.canvasElement.querySelectorAll<HTMLElement>('header, nav')]
      .filter((part) => ['fixed', 'sticky'].includes(getComputedStyle(part).position))
      .reduce((height, part) => height + part.offsetHeight, 0)
    await expect(kept).toBeLessThan(window.innerHeight / 5)
    const count = await context.canvas.findByText('3')
    const word = count.closest('a')!.lastElementChild!
    await expect(count.parentElement!.getBoundingClientRect().right).toBeLessThanOrEqual(
      word.getBoundingClientRect().left,
    )
  },
}

/** An agent's header equals a member's header except for the account menu. */
export const Agent: Story = {
  parameters: { site: { as: 'agent' }, allLooks: true },
  play: async ({ canvas }) => {
    await canvas.findByRole('status')
    await userEvent.click(canvas.getByRole('button', { name: /lotus88/ }))
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible())
  },
}

export const AgentOnPhone: Story = { ...Agent, ...phone, parameters: { site: { as: 'agent' } } }

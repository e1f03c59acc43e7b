import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, waitFor } from 'storybook/test'
import { StateGrid } from '#storybook/docs/blocks/StateGrid.tsx'
import { inEachLanguage } from '#storybook/inEachLanguage.ts'
import { coverAt, gameNameAt } from '#storybook/pictures.ts'
import { say } from '#storybook/samples/say.ts'
import { expectToHold } from '#storybook/tiles.ts'
import { popularGame, sampleGame } from '#support/sample-game.ts'
import { GameTile } from './GameTile.tsx'
import { GameTileSkeleton } from './GameTileSkeleton.tsx'

const games = () => [
  popularGame(0),
  popularGame(1, { isHot: 1 }),
  popularGame(2, { isNew: 1 }),
  popularGame(3, { isHot: 1, isNew: 1, supportPlay: 0 }),
  popularGame(4, { gameType: 'LIVE', supportPlay: 0 }),
  popularGame(5, { nodeId: 'favorite' }),
  sampleGame('Moonquay', { isGame: 'VASSALAGE' }),
  popularGame(7, { showIcon: '/no-such-picture.svg' }),
  popularGame(8, {
    status: 'MAINTENANCE',
    maintenanceEndsAt: '2099-01-01T06:00:00Z',
  }),
  popularGame(9, { status: 'MAINTENANCE' }),
  popularGame(10, { status: 'RESTRICTED', gameType: 'LIVE', supportPlay: 0 }),
  sampleGame(say('The Seven Lanterns of the Emperor’s Forgotten Summer Garden'), {
    vassalageName: 'Tigerlily Works and Daughters',
    showIcon: coverAt(11),
  }),
  // The name is Thai, with marks above and below its letters, and no space at which it could break.
  sampleGame('ผู้เฒ่าปู่โสมเฝ้าขุมทรัพย์ใต้หมู่บ้านริมฝั่งแม่น้ำ', { showIcon: coverAt(12) }),
  sampleGame('Ngọc Rồng Huyền Ẩn Giữa Kỷ Nguyên Vĩnh Cửu', { showIcon: coverAt(13) }),
  sampleGame('황금 잉어와 함께 떠나는 붉은 등불 야시장 축제', { showIcon: coverAt(14) }),
  sampleGame('聚宝盆里的金蟾与千年古城地下的秘密宝藏', { showIcon: coverAt(15) }),
]

/** Games that can be started, and those among them that have a free trial. */
const openGames = () => games().filter(({ closed, opensVendor }) => !closed && !opensVendor)
const trials = () => openGames().filter(({ trial }) => trial)

/**
 * All kinds of tiles: plain, hot, new, hot and new with a free trial, a live table, a favourite, a
 * vendor, without a picture. Also games that are closed (maintenance with and without an end, not
 * offered in this country), long names in each script, and a tile that loads.
 */
const meta: Meta<typeof GameTile> = {
  title: 'Components/Games/GameTile',
  component: GameTile,
  parameters: { site: { as: 'member', features: ['freePlay'] }, allLooks: false },
  render: () => (
    <div className="game-list">
      <ul className="game-grid">
        {games().map((each) => (
          <li key={each.id}>
            <GameTile game={each} eager />
          </li>
        ))}
        <li>
          <GameTileSkeleton />
        </li>
      </ul>
    </div>
  ),
  play: async (context) => {
    const { canvas, canvasElement, parameters } = context
    const { as } = parameters.site as { as?: string }
    await waitFor(() =>
      expect(canvas.queryAllByRole('button', { pressed: true })).toHaveLength(
        as === 'member' ? 1 : 0,
      ),
    )
    for (const index of [8, 9, 10]) {
      const cover = canvas.getByRole('button', { name: gameNameAt(index) })
      await expect(cover).toHaveAttribute('aria-haspopup', 'dialog')
    }
    // The end of the maintenance is shown only once the chunk with its component has loaded.
    const time = () => canvasElement.querySelector('time')
    await waitFor(() => expect(time()?.dateTime).toBe('2099-01-01T06:00:00.000Z'))
    for (const tile of canvasElement.querySelectorAll('article')) {
      fireEvent.pointerOver(tile, { pointerType: 'mouse' })
    }
    const others = as === 'trial' ? [] : trials()
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('.tile-start')).toHaveLength(
        openGames().length + others.length,
      ),
    )

    const list = canvasElement.querySelector('.game-list')!
    await inEachLanguage(context, (language) => {
      // Each language is tested at the width of the narrowest phone, then at the story's own width.
      for (const width of ['288px', '']) {
        list.setAttribute('style', `width:${width}`)
        expectToHold(canvasElement.querySelector('.game-grid')!, `${language} ${width}`)
      }
    })
    // A designer finds the tiles at rest.
    for (const tile of canvasElement.querySelectorAll('article')) {
      fireEvent.pointerOut(tile, { pointerType: 'mouse' })
    }
    await waitFor(() => expect(canvasElement.querySelectorAll('.tile-overlay')).toHaveLength(0))
  },
}
export default meta
type Story = StoryObj<typeof GameTile>

const features = ['freePlay']

const drawTile = (game: ReturnType<typeof popularGame>) => <GameTile game={game} eager />

/** A tile at rest, below a pointer, with the focus, and all else that can become of it. */
export const States: Story = {
  render: () => (
    <StateGrid
      states={[
        { name: 'At rest', content: drawTile(popularGame(0)) },
        { name: 'Below a pointer', forced: 'hover', content: drawTile(popularGame(0)) },
        { name: 'With the focus', forced: 'focus-visible', content: drawTile(popularGame(0)) },
        { name: 'Hot', content: drawTile(popularGame(1, { isHot: 1 })) },
        { name: 'A favourite', content: drawTile(popularGame(5, { nodeId: 'favorite' })) },
        { name: 'Loading', content: <GameTileSkeleton /> },
        {
          name: 'Without its cover',
          content: drawTile(popularGame(7, { showIcon: '/no-such-picture.svg' })),
        },
        { name: 'In maintenance', content: drawTile(popularGame(9, { status: 'MAINTENANCE' })) },
        {
          name: 'Not in this country',
          content: drawTile(
            popularGame(10, { status: 'RESTRICTED', gameType: 'LIVE', supportPlay: 0 }),
          ),
        },
        { name: 'Long words', content: drawTile(games()[11]!) },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    const [rest, pointed, focused] = canvas.getAllByRole('article')
    const ring = (of: HTMLElement) => getComputedStyle(of.querySelector('button')!).outlineStyle
    await waitFor(() => expect(pointed).toHaveAttribute('data-forced', 'hover'))
    await expect([rest, pointed, focused].map((each) => ring(each!))).toEqual([
      'none',
      'none',
      'solid',
    ])
  },
}

export const Portrait: Story = {
  parameters: {
    site: { as: 'member', features, choices: { tileShape: 'portrait' } },
    allLooks: true,
  },
}

/** Tiles as visitors see them, for whom a press starts the free trial. */
export const Square: Story = {
  parameters: { site: { features, choices: { tileShape: 'square' } } },
}

/** The names lie on the lower edge of a wide cover. */
export const WideWithNamesOver: Story = {
  parameters: {
    site: {
      as: 'member',
      features,
      choices: { tileShape: 'wide', tileWords: 'over', tileBadge: 'pill', tileActions: 'hover' },
    },
  },
}

/** With a pointer, each name appears under it, and for who comes with the keyboard. */
export const NamesUnderThePointer: Story = {
  parameters: {
    site: { as: 'member', features, choices: { tileWords: 'hover' } },
  },
  play: async ({ canvas }) => {
    const tile = (await canvas.findByRole('heading', { name: new RegExp(gameNameAt(10)) })).closest(
      'article',
    )!
    const cover = tile.querySelector('button')!
    const caption = tile.querySelector('.tile-caption')!
    await waitFor(() => expect(tile.querySelector('img')).toHaveAttribute('data-shown'))
    await expect(caption).toHaveStyle({ opacity: '0' })
    cover.focus()
    await expect(caption).toHaveStyle({ opacity: '1' })
    cover.blur()
  },
}

/** The mark stands upright at the side of the cover. */
export const BadgeAtTheSide: Story = {
  parameters: { site: { as: 'member', features, choices: { tileBadgePlace: 'side' } } },
}

export const BadgeAtTheSideOfAnArch: Story = {
  parameters: {
    site: {
      as: 'member',
      features,
      choices: { tileShape: 'arch', tileBadge: 'pill', tileBadgePlace: 'side' },
    },
  },
}

/** The mark is a strip along the lower edge of the cover, as wide as the cover. */
export const BadgeAtTheFoot: Story = {
  parameters: {
    site: { as: 'member', features, choices: { tileFrame: 'mat', tileBadgePlace: 'foot' } },
  },
  play: async (context) => {
    await meta.play!(context)
    const badge = context.canvasElement.querySelector<HTMLElement>('.tile-badge')!
    const cover = badge.closest('.tile')!.querySelector('.game-cover')!.getBoundingClientRect()
    const { bottom, left, right } = badge.getBoundingClientRect()
    await expect([cover.left - left, right - cover.right, bottom - cover.bottom]).toSatisfy(
      (gaps: number[]) => gaps.every((gap) => gap <= 0 && gap > -10),
    )
  },
}

/** Only covers with a bright edge; a cover that does not load shows its name. */
export const CoversOnly: Story = {
  parameters: {
    site: {
      as: 'member',
      features,
      choices: { tileWords: 'none', tileFrame: 'glow', tileActions: 'hover' },
    },
    allLooks: true,
  },
}

/** Prints in a mat, with the mark of hot and new games before their names. */
export const Mat: Story = {
  parameters: {
    site: {
      as: 'member',
      features,
      choices: { tileShape: 'portrait', tileWords: 'below', tileFrame: 'mat', tileBadge: 'text' },
    },
  },
}

/** Tiles as a trial player sees them, who can start only free trials. */
export const Arch: Story = {
  parameters: {
    site: { as: 'trial', features, choices: { tileShape: 'arch', tileFrame: 'line' } },
  },
}

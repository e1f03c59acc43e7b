import { Autocomplete } from '@base-ui/react/autocomplete'
import type { Meta, StoryObj } from '@storybook/react-vite'
import * as v from 'valibot'
import { VendorSchema } from '#parts/games/schema.ts'
import { coverAt, gameNameAt, vendorMarkOf, vendorPictureOf } from '#storybook/pictures.ts'
import { say } from '#storybook/samples/say.ts'
import { sampleGame } from '#support/sample-game.ts'
import type { Option, OptionGroup } from './options.ts'
import { ResultList } from './ResultList.tsx'

const game = (
  nodeName: string,
  more: Parameters<typeof sampleGame>[1] = {},
  alias?: string,
): Option => ({
  kind: 'game',
  id: nodeName,
  alias,
  game: sampleGame(nodeName, more),
})
const group = (kind: Option['kind'], ...items: Option[]): OptionGroup => ({
  kind,
  items,
  total: items.length,
})

const found = () => [
  group('page', { kind: 'page', id: 'page', name: say('Dragon club'), path: '/vip' }),
  group('category', { kind: 'category', id: 'LIVE', type: 'LIVE', name: say('Dragon live') }),
  group('provider', {
    kind: 'provider',
    id: 'MQY',
    vendor: v.parse(VendorSchema, {
      vassalage: 'MQY',
      displayName: 'Moonquay',
      gameType: 'RNG',
      showIcon: vendorMarkOf('MQY'),
      lagerIcon: vendorPictureOf('MQY'),
    }),
  }),
  group(
    'game',
    game(say('Dragon Tiger'), { gameType: 'LIVE', isHot: 1, showIcon: coverAt(0) }),
    game('Rồng Hổ', { gameType: 'LIVE', isNew: 1, showIcon: coverAt(3) }, say('Dragon Tiger')),
    game(say('Dragon of the Emperor’s Forgotten Summer Garden by the Old Harbour'), {
      showIcon: coverAt(5),
    }),
    game(say('Sleeping Dragon'), {
      status: 'MAINTENANCE',
      maintenanceEndsAt: '2099-01-01T06:00:00Z',
    }),
    game(say('Lost Dragon'), { showIcon: '/no-such-picture.svg', status: 'RESTRICTED' }),
  ),
  group('promotion', { kind: 'promotion', id: 'a', name: say('Year of the dragon'), path: '/' }),
  group('help', { kind: 'help', id: 'b', name: say('How do I play Dragon Tiger?'), path: '/' }),
]
const recent = () => [
  group(
    'recent',
    { kind: 'recent', id: 'a', text: say('dragon') },
    { kind: 'recent', id: 'b', text: gameNameAt(0) },
  ),
  group(
    'game',
    game(gameNameAt(0), { showIcon: coverAt(0), isHot: 1 }),
    game(gameNameAt(1), { showIcon: coverAt(1) }),
  ),
]

/**
 * Every kind of search result, with the search terms highlighted; games that are closed cannot be
 * chosen.
 */
const meta: Meta<typeof ResultList> = {
  title: 'Components/Data/ResultList',
  component: ResultList,
  args: {
    groups: [],
    text: 'dragon',
    columns: 1,
    terms: ['dragon'],
    rests: true,
    busy: false,
    pathOf: (option) => ('path' in option ? option.path : undefined),
    onChoose: () => undefined,
  },
  render: (args) => {
    const groups = args.text === '' ? recent() : found()
    return (
      <Autocomplete.Root
        inline
        open
        mode="none"
        filter={null}
        grid={args.columns > 1}
        items={groups}
      >
        <Autocomplete.Input aria-label={say('Search')} className="sr-only" />
        <div className="bg-overlay p-2">
          <ResultList {...args} groups={groups} />
        </div>
      </Autocomplete.Root>
    )
  },
}
export default meta
type Story = StoryObj<typeof ResultList>

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const OnDesk: Story = {
  args: { columns: 2 },
  globals: { viewport: { value: 'desktop' } },
  parameters: { allLooks: false },
}

export const BeforeTyping: Story = {
  args: { text: '', terms: [] },
  globals: { viewport: { value: 'phone' } },
  parameters: { allLooks: false },
}

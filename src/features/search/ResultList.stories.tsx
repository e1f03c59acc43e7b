import { Autocomplete } from '@base-ui/react/autocomplete'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { pictures } from 'virtual:livery-brands'
import * as v from 'valibot'
import { GameSchema, VendorSchema } from '#parts/games/schema.ts'
import type { Option, OptionGroup } from './options.ts'
import { ResultList } from './ResultList.tsx'

const game = (
  nodeName: string,
  more: Partial<v.InferInput<typeof GameSchema>> = {},
  alias?: string,
): Option => ({
  kind: 'game',
  id: nodeName,
  alias,
  game: v.parse(GameSchema, {
    nodeId: nodeName,
    nodeName,
    gameType: 'RNG',
    vassalage: 'MQY',
    vassalageName: 'Moonquay',
    isGame: 'GAME',
    showIcon: pictures[nodeName.length % pictures.length],
    ...more,
  }),
})
const group = (kind: Option['kind'], ...items: Option[]): OptionGroup => ({
  kind,
  items,
  total: items.length,
})

const FOUND = [
  group('page', { kind: 'page', id: 'page', name: 'Dragon club', path: '/vip' }),
  group('category', { kind: 'category', id: 'LIVE', type: 'LIVE', name: 'Dragon live' }),
  group('provider', {
    kind: 'provider',
    id: 'DRG',
    vendor: v.parse(VendorSchema, { vassalage: 'DRG', displayName: 'Dragonfly', gameType: 'RNG' }),
  }),
  group(
    'game',
    game('Dragon Tiger', { gameType: 'LIVE', isHot: 1 }),
    game('Rồng Hổ', { gameType: 'LIVE', isNew: 1 }, 'Dragon Tiger'),
    game('Dragon of the Emperor’s Forgotten Summer Garden by the Old Harbour'),
    game('Sleeping Dragon', { status: 'MAINTENANCE', maintenanceEndsAt: '2099-01-01T06:00:00Z' }),
    game('Lost Dragon', { showIcon: '/no-such-picture.svg', status: 'RESTRICTED' }),
  ),
  group('promotion', { kind: 'promotion', id: 'a', name: 'Year of the dragon', path: '/' }),
  group('help', { kind: 'help', id: 'b', name: 'How do I play Dragon Tiger?', path: '/' }),
]
const IDLE = [
  group(
    'recent',
    { kind: 'recent', id: 'a', text: 'dragon' },
    { kind: 'recent', id: 'b', text: 'rong ho' },
  ),
  group('game', game('Golden Koi', { isHot: 1 }), game('Paper Lantern')),
]

/**
 * Every kind of search result, with the search terms highlighted; games that are closed cannot be
 * chosen.
 */
const meta: Meta<typeof ResultList> = {
  title: 'Components/Data/ResultList',
  component: ResultList,
  args: {
    groups: FOUND,
    text: 'dragon',
    columns: 1,
    terms: ['dragon'],
    rests: true,
    busy: false,
    pathOf: (option) => ('path' in option ? option.path : undefined),
    onChoose: () => undefined,
  },
  render: (args) => (
    <Autocomplete.Root
      inline
      open
      mode="none"
      filter={null}
      grid={args.columns > 1}
      items={args.groups}
    >
      <Autocomplete.Input aria-label="Search" className="sr-only" />
      <div className="bg-overlay p-2">
        <ResultList {...args} />
      </div>
    </Autocomplete.Root>
  ),
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
  args: { groups: IDLE, text: '', terms: [] },
  globals: { viewport: { value: 'phone' } },
  parameters: { allLooks: false },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { Dice5, User, Wallet } from 'lucide-react'
import { expect, waitFor } from 'storybook/test'
import { TeamCard } from '#features/agent/team/TeamCard.tsx'
import { GameTile } from '#parts/games/GameTile.tsx'
import { MoneyRows } from '#parts/money/MoneyRows.tsx'
import { sampleAmount, sampleCurrency } from '../../samples/money.ts'
import { say, sampleLocale } from '../../samples/say.ts'
import { sampleGame } from '#support/sample-game.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { FormAlert } from '#ui/FormAlert.tsx'
import { IconPlate } from '#ui/IconPlate.tsx'
import { Money } from '#ui/Money.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { TextField } from '#ui/TextField.tsx'
import { Anatomy } from './Anatomy.tsx'
import { MEMBER } from '../../samples/member.ts'

/** Whether a pin stands within its figure, and nothing is drawn over it. */
function isInSight(pin: Element): boolean {
  pin.scrollIntoView({ block: 'nearest' })
  const { left, top, right, bottom } = pin.getBoundingClientRect()
  const room = pin.parentElement!.getBoundingClientRect()
  const isInside =
    left >= room.left && top >= room.top && right <= room.right && bottom <= room.bottom
  return isInside && document.elementFromPoint((left + right) / 2, (top + bottom) / 2) === pin
}

/** Components with a number on each part, for the pages of words. */
const meta: Meta = {
  title: 'Foundations/Anatomy',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const texts = canvasElement.querySelectorAll('figcaption li')
    const findPins = () => [...canvasElement.querySelectorAll('[data-pin]')]
    const findLeftOut = () => canvasElement.querySelectorAll('[data-left-out]')
    await waitFor(() => expect(findPins()).not.toEqual([]))
    expect(findPins().length + findLeftOut().length).toBe(texts.length)
    const pins = findPins().map((pin) => pin.getBoundingClientRect())
    const overlaps = pins.filter((pin, index) =>
      pins.some(
        (other, place) => place > index && Math.hypot(other.x - pin.x, other.y - pin.y) < pin.width,
      ),
    )
    expect(overlaps).toEqual([])
    expect(findPins().filter((pin) => !isInSight(pin))).toEqual([])
  },
}
export default meta

type AnatomyProps = Parameters<typeof Anatomy>[0]

const anatomy = (
  parts: AnatomyProps['parts'],
  draw: () => React.ReactNode,
  more: Pick<AnatomyProps, 'fit' | 'over'> = {},
) =>
  ({
    render: () => (
      <Anatomy parts={parts} {...more}>
        {draw()}
      </Anatomy>
    ),
  }) satisfies StoryObj

export const OfAButton = anatomy(
  [
    { at: 'button', name: 'Ground.', text: 'Its variant says how important it is.' },
    { at: 'svg', name: 'Icon.', text: 'Only if it is known without words. It may be left out.' },
    { at: '.words', name: 'Words.', text: 'A verb, with its object if that is not clear.' },
  ],
  () => (
    <Button size="lg">
      <Wallet aria-hidden="true" className="size-5" />
      <span className="words">{say('Deposit')}</span>
    </Button>
  ),
)

export const OfAField = anatomy(
  [
    { at: 'label', name: 'Label.', text: 'Always above, never only inside the field.' },
    { at: 'label + span', name: 'Aside.', text: 'A link about the field. It may be left out.' },
    { at: '.well', name: 'Well.', text: 'Shows the focus and an error by its edge.' },
    {
      at: 'input',
      from: 'right',
      name: 'Entry.',
      text: '16 px, so that phones do not zoom in.',
    },
    {
      at: 'p:not([aria-live])',
      name: 'Hint.',
      text: 'What is expected. An error stands above it.',
    },
  ],
  () => (
    <TextField
      label={say('Username')}
      required
      aside={<span className="text-primary-text">{say('Already have an account?')}</span>}
      icon={<User />}
      defaultValue="lucky88"
      hint={say('Use English letters and digits, starting with a letter.')}
      className="max-w-md"
    />
  ),
)

export const OfAFormAlert = anatomy(
  [
    { at: '[role=alert]', name: 'Bar.', text: 'Its colour says the tone from afar.' },
    { at: '[role=alert] > span', name: 'Icon.', text: 'Says the tone without colour.' },
    { at: 'strong', name: 'Title.', text: 'What happened, in one line.' },
    { at: '.text-pretty', name: 'Text.', text: 'What the player can do now.' },
    { at: 'button', name: 'Action.', text: 'The remedy. It may be left out.' },
  ],
  () => (
    <FormAlert
      title={say('The payment was not made')}
      action={<Button size="sm">{say('Try again')}</Button>}
    >
      {say('Your bank did not answer. No money has left your account.')}
    </FormAlert>
  ),
)

export const OfASectionHeading = anatomy(
  [
    { at: '.section-icon', name: 'Icon.', text: 'On a plate, if the brand has plates.' },
    { at: 'h2', name: 'Title.', text: 'A noun in sentence case.' },
    { at: 'h2 + span', name: 'Note.', text: 'A count. It may be left out.' },
    { at: 'a', name: 'Action.', text: 'Leads to all of it. It may be left out.' },
  ],
  () => (
    <SectionHeading
      id="anatomy-of-a-heading"
      title={say('Hot games')}
      note={say('128 games')}
      icon={
        <IconPlate tone="accent">
          <Dice5 />
        </IconPlate>
      }
      action={
        <a href="#all" className="text-label font-semibold text-primary-text">
          {say('All')}
        </a>
      }
    />
  ),
)

export const OfAGameTile: StoryObj = {
  ...anatomy(
    [
      { at: '.game-cover', name: 'Cover.', text: 'A press starts the game.' },
      { at: '.tile-name', name: 'Name.', text: 'Two lines at most.' },
      { at: '.tile-vendor', name: 'Provider.', text: 'One line.' },
      {
        at: '.tile-more',
        from: 'right',
        name: 'Details.',
        text: 'Opens all that can be done with the game. On a phone it is the whole caption.',
      },
      { at: '.tile-heart', name: 'Favourite.', text: 'Keeps the game for the next visit.' },
    ],
    () => (
      <div className="w-44">
        <GameTile game={sampleGame(say('Golden Koi'))} />
      </div>
    ),
    { fit: true },
  ),
  // Where parts stand is a choice of the brand; all of them are drawn with this one.
  parameters: {
    site: { as: 'member', choices: { tileWords: 'below', tileActions: 'shown' } },
  },
}

const drawMoney = (baht: string) => (
  <Money amount={sampleAmount(baht)} locale={sampleLocale()} currency={sampleCurrency()} />
)

export const OfMoneyRows = anatomy(
  [
    { at: 'dt', name: 'Label.', text: 'What the amount is.' },
    { at: 'dd', name: 'Amount.', text: 'At the end of the line, digits below digits.' },
    { at: '.font-bold', name: 'Main row.', text: 'What the player pays or receives. One only.' },
  ],
  () => (
    <div className="max-w-md">
      <MoneyRows
        rows={[
          {
            label: say('Amount'),
            value: drawMoney('1500.00'),
          },
          {
            label: say('Fee'),
            value: drawMoney('15.00'),
          },
          {
            label: say('You receive'),
            value: drawMoney('1485.00'),
            strong: true,
          },
        ]}
      />
    </div>
  ),
)

export const OfAPerson = anatomy(
  [
    {
      at: '[aria-hidden]',
      name: 'Picture.',
      text: 'The first letter stands in for a missing one.',
    },
    { at: '.words', name: 'Name.', text: 'Read aloud; the picture is not.' },
    { at: '.words + span', name: 'Badge.', text: 'What is special now. It may be left out.' },
  ],
  () => (
    <div className="flex items-center gap-4 text-label">
      <Avatar name="Lotus" />
      <span className="words">Lotus</span>
      <Badge tone="new">{say('New')}</Badge>
    </div>
  ),
)

export const OfATeamCard = anatomy(
  [
    { at: 'a', name: 'Account.', text: 'Opens the page about this member.' },
    { at: 'dd', name: 'Main figure.', text: 'What is looked for most, the largest of all.' },
    { at: '.flex-col > dl:nth-of-type(1)', name: 'Figures.', text: 'Three at most, side by side.' },
    { at: 'dl a', name: 'Way down.', text: 'Leads to the downlines. It may be left out.' },
    {
      at: '.flex-col > dl:nth-of-type(2)',
      name: 'Times.',
      text: 'Small, since they are rarely read.',
    },
  ],
  () => (
    <div className="max-w-sm card">
      <TeamCard
        member={{
          ...MEMBER,
          balance: sampleAmount(MEMBER.balance),
          turnover: sampleAmount(MEMBER.turnover),
        }}
        currency={sampleCurrency()}
        to="/"
        toBelow="/"
      />
    </div>
  ),
)

export const OfADialog: StoryObj = {
  ...anatomy(
    [
      { at: '[role=dialog] h2', name: 'Title.', text: 'Screen readers read it first.' },
      {
        at: '[role=dialog] h2 + button',
        name: 'Close button.',
        text: 'Left out if the task must be done, or if the popup asks a question.',
      },
      {
        at: '[data-dialog-body]',
        name: 'Content.',
        text: 'It scrolls if it is higher than the screen.',
      },
      {
        at: '[data-dialog-footer] button',
        name: 'Footer.',
        text: 'The buttons that decide, always in sight. It may be left out.',
      },
      {
        at: '.bg-scrim',
        from: 'bottom',
        name: 'Shade.',
        text: 'A press on it closes the popup, unless the popup asks a question.',
      },
    ],
    () => (
      <Dialog
        title={say('Check your withdrawal')}
        closeLabel={say('Close')}
        onClose={() => {}}
        footer={<Button block>{say('Check and continue')}</Button>}
      >
        <p className="text-body text-muted">
          {say('We have your request. The money is set aside for it until it is paid.')}
        </p>
      </Dialog>
    ),
    { over: true },
  ),
  // A popup covers its whole page, so that a page of words shows it in a frame.
  parameters: { allLooks: false, docs: { story: { inline: false } } },
}

/** A key, or several that do the same, and what it does. */
type Key = [keys: string, action: string]

const TAB: Key = ['Tab', 'goes to it, or on to the next control']
const PRESS: Key = ['Enter, Space', 'presses it']
const TYPE: Key = ['Tab', 'goes to the field, or on to the next one']
const LIST: Key[] = [
  ['Enter, Space, ↓', 'opens the list'],
  ['↑ ↓', 'goes through the list'],
  ['Enter', 'takes what is marked, and closes the list'],
  ['Escape', 'closes the list and changes nothing'],
]

/**
 * The keys of each control of `src/ui`, and of some other components, by name. Pages of components
 * show them below the props.
 */
export const KEYS: Record<string, Key[]> = {
  Button: [TAB, PRESS],
  Carousel: [
    ['Tab', 'goes through what is in sight, then the arrows, the dots and the pause button'],
    ['Enter, Space', 'shows the slide of an arrow or dot, or stops the slides'],
  ],
  Checkbox: [TAB, ['Space', 'sets or takes away the tick']],
  Chip: [TAB, ['Enter, Space', 'chooses it']],
  ChipChoice: [
    ['Tab', 'goes from chip to chip'],
    ['Enter, Space', 'chooses the chip'],
  ],
  CodeField: [TYPE, ['Ctrl + V', 'pastes a code; spaces and dashes are dropped']],
  ComboField: [...LIST, ['letters', 'in the open list: search it']],
  ConfirmDialog: [
    ['Tab', 'goes between the two answers, of which the safe one has the focus at first'],
    ['Enter, Space', 'gives the answer'],
    ['Escape', 'gives the safe answer'],
  ],
  CountdownButton: [TAB, ['Enter, Space', 'presses it; while it counts, nothing happens']],
  DateField: [
    ['Tab', 'goes to the next of the three numbers'],
    ['digits', 'go on to the next number when one is complete'],
    ['Backspace', 'in an empty number: goes back to the one before'],
    ['Ctrl + V', 'pastes a whole date'],
  ],
  Dialog: [
    ['Tab', 'goes through the popup, and from its end to its start'],
    ['↑ ↓', 'scroll the content while it has the focus'],
    ['Escape', 'closes the popup, unless it is mandatory'],
  ],
  IconButton: [TAB, PRESS],
  Marquee: [
    ['Tab', 'goes to the lines, which stop, then to the pause button'],
    ['Enter, Space', 'opens a line, or stops and moves the lines'],
  ],
  Menu: [
    ['Enter, Space, ↓', 'opens the menu'],
    ['↑ ↓, Home, End', 'goes through the values'],
    ['letters', 'go to the value that begins with them'],
    ['Enter, Space', 'chooses the value, and closes the menu'],
    ['Escape', 'closes the menu and changes nothing'],
  ],
  Pager: [
    ['Tab', 'goes from page to page'],
    ['Enter, Space', 'shows the page'],
  ],
  PasswordField: [
    ['Tab', 'goes to the field, then to the button that shows the text'],
    ['Enter, Space', 'on the button: shows or hides the text'],
  ],
  PhoneField: [['Tab', 'goes to the country, then to the number'], ...LIST],
  Receipt: [
    ['Tab', 'goes through the actions of the payment, then to the button that prints'],
    ['Enter, Space', 'takes the action'],
  ],
  SelectField: [
    TYPE,
    ['↑ ↓', 'changes the choice, or opens the list, as the system does'],
    ['letters', 'go to the choice that begins with them'],
  ],
  Tabs: [
    ['Tab', 'goes to the chosen tab, then into its panel'],
    ['← →', 'chooses the tab beside it'],
    ['Home, End', 'chooses the first or last tab'],
  ],
  TextAreaField: [TYPE, ['Enter', 'begins a new line']],
  TextField: [TYPE, ['Enter', 'sends the form']],
}

/** What to do with a component, and what not to do. */
interface Advice {
  do: string[]
  dont: string[]
}

/**
 * Advice for each component that is a control, and for some others, by name. Pages of components
 * show it below the props; the page of a group says what holds for the whole group.
 */
export const ADVICE: Record<string, Advice> = {
  Button: {
    do: ['Say what happens, with a verb: "Deposit", "Send the code".'],
    dont: [
      'Put two `primary` buttons in one view.',
      'Use a button for a way to another page: that is a link.',
    ],
  },
  Carousel: {
    do: ['Put what matters most on the first slide: few players see the others.'],
    dont: [
      'Hide the only way to something in a slide.',
      'Put words into the picture: they cannot be translated.',
    ],
  },
  Checkbox: {
    do: ['Say what the tick agrees to, so that "yes" is an answer to it.'],
    dont: ['Set the tick for the player.', 'Use it for what takes effect at once.'],
  },
  Chip: {
    do: ['Keep its words to one or two, so that several stand in a row.'],
    dont: ['Use it for an action such as "Send": that is a `Button`.'],
  },
  ChipChoice: {
    do: ['Offer two to six values, with the one that most players take first.'],
    dont: ['Use it for long values: take a `SelectField`.'],
  },
  CodeField: {
    do: ['Say where the code was sent, and offer to send it again.'],
    dont: ['Split the code over several fields: nobody could paste it.'],
  },
  ComboField: {
    do: ['Take it when there are more than ten choices.'],
    dont: ['Take it for a text that the player may write freely.'],
  },
  ConfirmDialog: {
    do: ['Name the deed in the question and on the button: "Remove this account?", "Remove".'],
    dont: ['Ask before what can be undone.', 'Call the answers "Yes" and "No".'],
  },
  CountdownButton: {
    do: ['Let the same words stand before and after the wait.'],
    dont: ['Make players wait longer than the gateway does.'],
  },
  DateField: {
    do: ['Ask with it for a date that the player knows by heart, such as a birthday.'],
    dont: ['Ask with it for a day that is found by looking, such as in a filter.'],
  },
  Dialog: {
    do: ['Keep to one task, with a title that names it.'],
    dont: ['Open a popup over a popup.', 'Put a task of several pages into a popup.'],
  },
  GameTile: {
    do: [
      'Show the same tile for a game wherever it stands: players know games by their pictures.',
      'Give a vendor the picture as the maker drew it: the brand crops it by its choices.',
    ],
    dont: [
      'Put an action on a tile that a phone shows only under a pointer.',
      'Hide that a game is closed: its label says so before it is pressed.',
    ],
  },
  IconButton: {
    do: ['Give it a label, which is read aloud and shown below the pointer.'],
    dont: ['Use it for an action that people must read to understand.'],
  },
  Marquee: {
    do: ['Write lines that make sense alone, in about ten words.'],
    dont: ['Tell only there what a player must know.'],
  },
  Menu: {
    do: ['Show in the button the value that is chosen.'],
    dont: ['Put it into a form that is sent: there a `SelectField` belongs.'],
  },
  Money: {
    do: [
      'Hand over the amount as the gateway sent it.',
      'Shorten it only where the whole amount is one press away.',
    ],
    dont: ['Shorten an amount that the player is about to pay or be paid.'],
  },
  Pager: {
    do: ['Keep the page in the address, so that going back finds it.'],
    dont: ['Show it for a list of one page.'],
  },
  PasswordField: {
    do: ['Say the rules before the player types, in the hint.'],
    dont: ['Ask for the same password twice: the button shows what was typed.'],
  },
  PhoneField: {
    do: ["Begin with the country of the brand, which is most players' own."],
    dont: ['Refuse a number for its spaces or a leading zero.'],
  },
  Receipt: {
    do: [
      'Say in the sentence what happens next, and when.',
      'Show the fee and what is left of the amount in rows of their own.',
    ],
    dont: [
      'Tell the state by its colour alone: the label has a word and an icon.',
      'Leave out the reference: support asks for it first.',
    ],
  },
  SelectField: {
    do: ['Sort the choices as players look for them: by use, or by alphabet.'],
    dont: ['Choose the first for the player if a wrong one costs money.'],
  },
  Tabs: {
    do: ['Name the tabs with one or two words each.'],
    dont: ['Use tabs for steps that follow each other.', 'Use them as ways to other pages.'],
  },
  TextAreaField: {
    do: ['Show as many lines as an answer usually has.'],
    dont: ['Use it for one line: Enter would not send the form.'],
  },
  TextField: {
    do: [
      'Put the label above it, and the rule or an example into the hint.',
      'Set `autoComplete`, so that the browser can fill it.',
    ],
    dont: [
      'Explain in the placeholder: it goes with the first letter.',
      'Show an error while the player still types.',
    ],
  },
}

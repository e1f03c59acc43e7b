import { TILE_CHOICES } from './tileChoices.ts'
import { TYPE_CHOICES } from './typeChoices.ts'

/**
 * The curated choices of a brand's design. Each has a summary and its values with what they look
 * like; editors show both (brands/brand.schema.json). A choice becomes variables
 * (themes/choices/<name>.json), an attribute of `<html>` that styles read, or the component that a
 * table names (`DRAWN_CHOICES`).
 */
export const CHOICES = {
  ...TYPE_CHOICES,
  corner: {
    summary: 'Corners of controls, panels, tiles, avatars and badges',
    values: {
      square: 'No rounded corners at all',
      sharp: 'Nearly square',
      soft: 'Rounded panels, slightly rounded controls',
      round: 'Pills and large radii',
    },
  },
  lineWeight: {
    summary: 'Weight of the lines around and between things',
    values: {
      hairline: 'As thin as the screen can draw, for quiet pages',
      regular: 'The usual lines, 1 px',
      heavy: 'Twice as thick, for loud pages',
    },
  },
  density: {
    summary: 'Size of controls and of the space between things',
    values: {
      compact: 'More on a screen',
      cosy: 'The usual amount of space',
      roomy: 'Large controls, much space',
    },
  },
  pageWidth: {
    summary: 'Widest content of a page on a desk',
    values: {
      narrow: 'A page to read, 70 rem',
      regular: 'The usual width, 87.5 rem',
      wide: 'Uses large windows, 112 rem',
    },
  },
  elevation: {
    summary: 'Shadows of panels and popups',
    values: {
      flat: 'No shadows but those of popups',
      raised: 'A light shadow',
      layered: 'Deep shadows with a lit edge',
    },
  },
  glow: {
    summary: 'Light around the main action',
    values: {
      none: 'No light',
      soft: 'A soft coloured shadow',
      neon: 'A bright ring',
    },
  },
  card: {
    summary: 'Panels that group content',
    values: {
      plain: 'A thin line; pictures and shortcuts on a lighter surface',
      raised: 'A lighter surface with the shadow of the elevation',
      framed: 'A thick line in a shade of the brand’s colour',
      flat: 'A surface tinted with the brand’s colour, without line or shadow',
      borderless: 'Only space and a rule at the top',
      glass: 'A translucent surface with a lit edge that lets the page shine through',
      block: 'A thick line and a hard shadow beside it',
      paper: 'The topmost of a few sheets',
    },
  },
  heading: {
    summary: 'Headings of sections',
    values: {
      plate: 'Behind an icon on a tinted plate',
      plain: 'Large words only',
      rule: 'Words between two rules, as in a newspaper',
      bar: 'Behind an upright bar in the colour of the brand',
      centred: 'In the middle, between two ornaments',
      label: 'On a filled label',
    },
  },
  button: {
    summary: 'The main button',
    values: {
      solid: 'Filled with the colour of the brand',
      soft: 'Filled with a tint of it',
      outline: 'A line and words in it',
      gradient: 'Filled from the primary to a neighbouring colour',
      bevel: 'A solid body with a lower edge that gives way to a press',
      underline: 'Words on the surface of the page, above a thick line in the colour of the brand',
    },
  },
  field: {
    summary: 'Fields of forms',
    values: {
      outline: 'A line around the field',
      filled: 'A tinted field with a line inside its lower edge',
      underline: 'A line below the words',
    },
  },
  iconWeight: {
    summary: 'Weight of icons',
    values: { light: 'Thin lines', regular: 'The usual lines', bold: 'Thick lines' },
  },
  icons: {
    summary: 'Icons of categories and menus',
    values: { line: 'Drawn with lines', duotone: 'Lines on a body of their colour' },
  },
  divider: {
    summary: 'Lines between parts',
    values: {
      line: 'A thin line',
      dashed: 'A dashed line, as where a ticket is torn off',
      dotted: 'A row of dots, as in a table of contents',
      none: 'Only space',
    },
  },
  pattern: {
    summary: 'Pattern behind pages',
    values: {
      none: 'No pattern',
      dots: 'A field of dots',
      grid: 'Fine lines, as on squared paper',
      lattice: 'Crossing diagonals of a Thai screen',
      waves: 'Scales of water',
      grain: 'Fibres and specks, as on rough paper',
    },
  },
  motion: {
    summary: 'Character of movements',
    values: {
      none: 'Nothing moves',
      calm: 'Slow and soft',
      quick: 'Short and direct',
      bouncy: 'Swings past its end',
    },
  },
  colourUse: {
    summary: 'How strongly the colours of the brand are used',
    values: {
      quiet: 'Only for the main action and marks',
      balanced: 'For actions, soft fills and marks',
      bold: 'For whole surfaces, too',
    },
  },
  categoryIcons: {
    summary: 'Colours of the icons of game categories',
    values: {
      rainbow: 'A colour of its own for each category',
      tinted: 'Shades of the colour of the brand',
      mono: 'The colour of text',
    },
  },
  shell: {
    summary: 'Navigation on a desk',
    values: {
      menu: 'A side menu with words',
      rail: 'A narrow side menu with icons, whose words appear on hover',
      top: 'Only the top bar; the menu opens from it',
    },
  },
  header: {
    summary: 'Colour of the header',
    values: {
      surface: 'The surface of the page',
      coloured: 'The colour of the brand; the logo stands on a plate',
      'coloured-bare': 'The colour of the brand, on which the logo must be seen',
      gradient: 'From the colour of the brand to a neighbouring one; the logo stands on a plate',
      'gradient-bare': 'The same colours, on both of which the logo must be seen',
      clear: 'Clear over the hero unless a menu stands beside it; a surface after scrolling',
    },
  },
  logoPlace: {
    summary: 'Place of the logo in the header',
    values: { start: 'At the start', centre: 'In the middle' },
  },
  phoneNav: {
    summary: 'Navigation on a phone',
    values: {
      bar: 'A bar at the bottom edge',
      pill: 'A floating pill above the bottom edge',
      tabs: 'Tabs with words below the header',
    },
  },
  footer: {
    summary: 'Form of the footer',
    values: {
      columns: 'Groups of links in columns',
      centred: 'Logo and links in the middle',
      line: 'One short line',
    },
  },
  footerColour: {
    summary: 'Colour of the footer',
    values: {
      use: 'A shade that follows the use of colour',
      page: 'The surface of the page',
      tinted: 'A pale tint of the colour of the brand, or a dark one in the dark mode',
      deep: 'A deep shade of the colour of the brand, in both modes',
      coloured: 'The colour of the brand',
    },
  },
  hero: {
    summary: 'First picture of the home page',
    values: {
      bleed: 'A strip from edge to edge',
      framed: 'Up to three framed pictures side by side',
      spotlight: 'One large picture between its neighbours',
      split: 'Words and a button beside a picture',
      words: 'Very large words on the page, a small picture beside them',
      mosaic: 'One large picture and two small ones',
      none: 'No picture; the page begins with the games',
    },
  },
  heroHeight: {
    summary: 'Height of the first picture on a desk',
    values: {
      low: 'A row of games below is in the first view',
      medium: 'About 45 % of the first view',
      tall: 'About 60 % of the first view',
    },
  },
  bannerShade: {
    summary: 'What lies under the words of a banner of the gateway',
    values: {
      dark: 'A dark shade, for pictures that are dark or busy',
      page: 'A shade of the page’s own colour, for bright pictures',
    },
  },
  artTone: {
    summary:
      'Colours of the pictures of the gateway: covers, banners, marks of vendors, promotions',
    values: {
      natural: 'As they come',
      muted: 'Paler, for a quiet page',
      grey: 'Grey, and in colour under the pointer, at a press and in a game’s details',
    },
  },
  home: {
    summary: 'Composition of the rows of the home page',
    values: {
      shelves: 'One shelf below the other',
      charts: 'A numbered top ten first, then rows of two lines',
      magazine: 'One large game beside small ones, then shelves',
      wall: 'Grids of games instead of shelves',
      arena:
        'A numbered top ten, a moving line of wins, two lines, grids, and vendors as lists of names',
      journal:
        'One large game beside small ones, vendors in a strip, live tables as a collection, and an index of the other vendors',
      parlour: 'Shelves around the live tables, which are a collection with one large cover',
      bazaar: 'Grids, a collection of fishing games, and a large table beside small ones',
      calm: 'A shelf, new games as a collection, a moving line of wins, and vendors as lists of names',
    },
  },
  sectionColour: {
    summary: 'Ground of the sections of the home page',
    values: {
      use: 'Every second one on a band, where colours are used boldly',
      page: 'The surface of the page',
      tint: 'Every second one on a band in a tint of the brand’s colour',
      alternate: 'Bands in tints of both colours of the brand by turns',
      deep: 'Every second one on a deep shade of the brand’s colour, in both modes',
    },
  },
  ...TILE_CHOICES,
} as const satisfies Record<string, { summary: string; values: Record<string, string> }>

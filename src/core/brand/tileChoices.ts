/** Choices of a game's tile: its cover, words, marks and actions. */
export const TILE_CHOICES = {
  tileShape: {
    summary: 'Shape of a cover',
    values: {
      portrait: 'Upright, 3:4',
      square: 'Square',
      arch: 'Upright with a round arch',
      wide: 'Wide, 4:3',
    },
  },
  tileSize: {
    summary: 'Size of covers in the rows of the home page and in lists',
    values: {
      small: 'Many small covers: four beside each other on a phone, eight and more on a desk',
      regular: 'Three on a phone, six and more on a desk',
      large: 'Few large covers: two on a phone, four and more on a desk',
    },
  },
  tileWords: {
    summary: 'Names of game and vendor',
    values: {
      below: 'Below the cover',
      over: 'The game’s on the lower edge of the cover, the vendor’s only read aloud',
      hover: 'As over, but only under the pointer; touch screens always show the game’s',
      none: 'Only in the cover itself, and read aloud',
    },
  },
  tileFrame: {
    summary: 'Frame of a cover',
    values: {
      none: 'No frame',
      line: 'A thin line inside the edge',
      mat: 'A light margin, as around a print',
      glow: 'A bright edge',
    },
  },
  tileBadge: {
    summary: 'Mark of hot and new games',
    values: {
      flag: 'A filled label in the corner',
      pill: 'A small pill in the corner',
      text: 'A word before the name',
    },
  },
  tileBadgePlace: {
    summary: 'Place of that mark on the cover',
    values: {
      corner: 'In the upper corner',
      side: 'Upright along the side',
      foot: 'Along the lower edge; in the corner where names lie over the cover',
    },
  },
  tileActions: {
    summary: 'Heart and menu of a game',
    values: {
      shown: 'Always in sight',
      hover: 'Only under the pointer; touch screens show the heart',
    },
  },
} as const

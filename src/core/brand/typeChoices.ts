/** The choices of type; `choiceTable.ts` says what a choice is. */
export const TYPE_CHOICES = {
  displayFace: {
    summary: 'Face of headings',
    values: {
      kanit: 'Kanit: a friendly sans with open forms',
      'chakra-petch': 'Chakra Petch: square and technical',
      trirong: 'Trirong: a formal serif',
      mitr: 'Mitr: round and soft',
      'playfair-display': 'Playfair Display: an editorial serif of thick and thin strokes',
      chonburi: 'Chonburi: a heavy serif with hairlines, as on old posters',
      'baloo-2': 'Baloo 2: heavy and round',
      kodchasan: 'Kodchasan: light, wide and airy',
      anton: 'Anton: a narrow, heavy poster face',
    },
  },
  bodyFace: {
    summary: 'Face of text',
    values: {
      system: 'The face of the device, nothing to load',
      sarabun: 'Sarabun: a formal, quiet text sans',
      'bai-jamjuree': 'Bai Jamjuree: square and technical',
      maitree: 'Maitree: a text serif',
      krub: 'Krub: open and light',
      k2d: 'K2D: friendly, with rounded corners',
    },
  },
  typeScale: {
    summary: 'Sizes of headings',
    values: {
      compact: 'Headings little larger than text',
      regular: 'The usual steps',
      display: 'Very large headings',
    },
  },
  textSize: {
    summary: 'Size of text, labels and captions',
    values: {
      small: 'A little smaller, for dense pages; captions stay readable',
      regular: 'The usual size, 16 px for text',
      large: 'An eighth larger, for an audience that reads with ease',
    },
  },
  headingCase: {
    summary: 'Case of headings',
    values: { written: 'As written', caps: 'Capital letters in English and Vietnamese, set wider' },
  },
  headingTracking: {
    summary: 'Space between the letters of headings, in scripts whose letters are not joined',
    values: {
      tight: 'Closer, for large sizes',
      regular: 'As the face was drawn',
      wide: 'Wider, for airy words',
    },
  },
  headingWeight: {
    summary: 'Weight of headings, if the face has more than one',
    values: {
      light: 'Thin strokes, for large and quiet words',
      regular: 'The weight that suits the face best',
      heavy: 'Thick strokes, for words that call',
    },
  },
  numerals: {
    summary: 'Digits in headings, if the face has both forms',
    values: {
      lining: 'As high as capital letters',
      'old-style': 'With heights that differ like those of small letters',
    },
  },
} as const

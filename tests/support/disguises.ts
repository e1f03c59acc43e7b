const fromAscii = (offset: number, range: RegExp) => (text: string) =>
  text.replace(range, (sign) => String.fromCodePoint(sign.codePointAt(0)! + offset))

const digitsFrom = (zero: number) => fromAscii(zero - 0x30, /\d/g)

/**
 * Ten disguises of a value: texts that look the same to whoever typed or pasted them. Chats,
 * spreadsheets, web pages and keyboards of other languages produce them.
 */
export const DISGUISES: Readonly<Record<string, (text: string) => string>> = {
  'within spaces and line breaks': (text) => ` \u00a0${text}\u3000\n`,
  'within direction marks': (text) => `\u202a\u2066${text}\u2069\u202c`,
  'with zero-width spaces': (text) => [...text].join('\u200b'),
  'with joiners that join nothing': (text) => [...text].join('\u200d'),
  'with a byte order mark': (text) => `\ufeff${text}`,
  'with soft hyphens': (text) => [...text].join('\u00ad'),
  'in full-width characters': fromAscii(0xfee0, /[A-Za-z0-9@._-]/g),
  'in Thai digits': digitsFrom(0xe50),
  'in Arabic digits': digitsFrom(0x660),
  'with other dashes': (text) => text.replaceAll('-', '\u2011'),
}

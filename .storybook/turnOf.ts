/** A number that differs from text to text, and is always the same for one. */
export const turnOf = (text: string): number =>
  [...text].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 9973, 7)

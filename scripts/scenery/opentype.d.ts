/** The part of opentype.js that the lettering uses; the package ships no types. */
declare module 'opentype.js' {
  export type Command =
    | { type: 'M' | 'L'; x: number; y: number }
    | { type: 'Q'; x1: number; y1: number; x: number; y: number }
    | { type: 'C'; x1: number; y1: number; x2: number; y2: number; x: number; y: number }
    | { type: 'Z' }

  type Glyph = {
    advanceWidth: number
    getPath(x: number, y: number, size: number): { commands: Command[] }
  }

  export type Font = {
    charToGlyph(character: string): Glyph
    unitsPerEm: number
    charToGlyphIndex(character: string): number
    getAdvanceWidth(text: string, size: number): number
    getPath(text: string, x: number, y: number, size: number): { commands: Command[] }
  }

  const opentype: { parse(bytes: ArrayBuffer): Font }
  export default opentype
}

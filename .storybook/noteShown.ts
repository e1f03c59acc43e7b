import { listShownComponents } from './listShownComponents.ts'

/** Tells the run of the tests which components the story on screen has drawn. */
export async function noteShown(): Promise<void> {
  const { commands } = (await import('vitest/browser')) as unknown as {
    commands: { noteShown: (names: string[]) => Promise<void> }
  }
  await commands.noteShown(listShownComponents())
}

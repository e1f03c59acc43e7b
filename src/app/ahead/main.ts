// Runs while the app's code is still on its way, so it imports nothing of it.
import { sendFirstCalls } from './firstCalls.ts'
import { layOutLetters } from './letters.ts'

sendFirstCalls()
void layOutLetters()

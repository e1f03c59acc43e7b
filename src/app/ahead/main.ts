// This script runs while the app's code still loads, so it imports nothing of the app.
import { sendFirstCalls } from './firstCalls.ts'
import { layOutLetters } from './letters.ts'

sendFirstCalls()
void layOutLetters()

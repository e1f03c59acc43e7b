// This script runs while the app's code still loads, so it imports nothing of the app.
import { sendFirstCalls } from './firstCalls.ts'
import { layOutLetters } from './letters.ts'

sendFirstCalls()
// The browser loads its data for numbers at the first use, which takes a phone longer than drawing
// the page that counts its games.
void layOutLetters().then(() => new Intl.NumberFormat(document.documentElement.lang))

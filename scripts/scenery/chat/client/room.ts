/**
 * A chat with a simulated agent: answers come one after another, each after a typing time of this
 * many milliseconds.
 */
const ANSWER_AFTER_MS = 1200

const page = document.documentElement
const talk = document.querySelector('ol') as HTMLOListElement
const form = document.querySelector('form') as HTMLFormElement
const field = document.querySelector('input') as HTMLInputElement
const answers = JSON.parse(page.dataset.answers ?? '[]') as string[]
let turn = 0

function say(who: 'agent' | 'player', text: string): HTMLLIElement {
  const line = document.createElement('li')
  line.className = who
  line.textContent = text
  talk.append(line)
  talk.scrollTop = talk.scrollHeight
  return line
}

form.addEventListener('submit', (event) => {
  event.preventDefault()
  const text = field.value.trim()
  if (text === '') return
  field.value = ''
  say('player', text)
  const writing = say('agent', '…')
  writing.classList.add('writing')
  const answer = answers[turn % answers.length] ?? ''
  turn += 1
  setTimeout(() => {
    writing.remove()
    say('agent', answer)
  }, ANSWER_AFTER_MS)
})

say('agent', page.dataset.greeting ?? '')

import { html } from 'hono/html'
import type { Site } from '../sites.ts'
import type { describeQuestions } from '../world/money/questions.ts'
import { layout } from './layout.ts'
import { merchantLinks } from './scopes.ts'

export type QuestionCard = ReturnType<typeof describeQuestions>[number] & { username: string }

/** The service desk: a form that writes to players, and their questions. */
export function messagesPage(
  sites: readonly Site[],
  merchant: string | undefined,
  questions: readonly QuestionCard[] | null,
  news: string | undefined,
) {
  return layout(
    'Messages · Sandbox gateway',
    'messages',
    html`<div class="heading">
        <h1>Messages</h1>
        <p>
          What players read in their inbox, and what they ask customer service. Choose a merchant to
          write to its players and to answer. (SMS and mail are a page of their own.)
        </p>
      </div>
      ${merchantLinks('/sandbox/messages', sites, merchant)}
      ${news ? html`<p class="panel" role="status">${news}</p>` : ''}
      ${
        questions && merchant
          ? html`${sendForm(merchant)}
              <h2>Questions</h2>
              ${questions.length === 0 ? html`<p class="panel quiet">Nobody has asked anything yet.</p>` : ''}
              ${questions.map((question) => card(merchant, question))}`
          : html`<p class="panel quiet">No merchant is chosen.</p>`
      }`,
  )
}

const sendForm = (merchant: string) =>
  html`<form method="post" action="/sandbox/messages" class="panel">
    <h2>Write to players</h2>
    <input type="hidden" name="merchant" value="${merchant}" />
    <div class="row">
      <label>To (empty: all players) <input name="username" autocomplete="off" /></label>
      <label
        >About
        <select name="topic">
          <option value="SYSTEM">System</option>
          <option value="PROMOTION">Promotion</option>
        </select></label
      >
    </div>
    <label>Title <input name="title" required maxlength="300" /></label>
    <label>Text (HTML) <textarea name="text" rows="4" required></textarea></label>
    <div class="row">
      <label
        >Reward
        <select name="reward">
          <option value="">None</option>
          <option value="cash">Cash</option>
          <option value="bonus">Bonus</option>
          <option value="points">Points</option>
        </select></label
      >
      <label>Amount <input name="amount" inputmode="decimal" /></label>
      <label>Bonus: bet how many times <input name="times" inputmode="numeric" /></label>
      <label>Days to claim it <input name="days" inputmode="numeric" /></label>
    </div>
    <button>Send</button>
  </form>`

function card(merchant: string, { id, username, topic, state, replies }: QuestionCard) {
  return html`<section class="panel" aria-label="Question ${id}">
    <div class="row spread">
      <h3><code>${id}</code> · ${username} · ${topic}</h3>
      <span class="badge">${state}</span>
    </div>
    ${replies.map(
      ({ author, text, at, pictures }) =>
        html`<p>
          <strong>${author === 'PLAYER' ? username : 'Service'}</strong>
          <span class="quiet">${at.slice(0, 16).replace('T', ' ')} UTC</span><br />${text}
          ${pictures.map(
            (picture, index) =>
              html` <a
                href="/sandbox/messages/picture?merchant=${merchant}&id=${id}&picture=${picture}"
                >Picture ${index + 1}</a
              >`,
          )}
        </p>`,
    )}
    <form method="post" action="/sandbox/messages" class="row">
      <input type="hidden" name="merchant" value="${merchant}" />
      <input type="hidden" name="id" value="${id}" />
      <label>Answer <input name="text" autocomplete="off" /></label>
      <button name="act" value="answer">Answer</button>
      ${state === 'CLOSED' ? '' : html`<button name="act" value="close">Close</button>`}
    </form>
  </section>`
}

import type { Hono } from 'hono'
import { html } from 'hono/html'
import * as v from 'valibot'
import { and, desc, eq, isNull } from '../db/drizzle.ts'
import { affiliateApplications } from '../db/public-tables.ts'
import { feedback } from '../db/tables.ts'
import type { Environment } from '../http/environment.ts'
import type { Site } from '../sites.ts'
import { addMessage } from '../world/content/inbox.ts'
import { layout } from './layout.ts'
import type { ConsoleParts } from './parts.ts'
import { scopeLinks } from './scopes.ts'

const LIMIT = 100
const PATH = '/sandbox/letters'

const AnswerSchema = v.object({
  id: v.string(),
  text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(4000)),
})

/**
 * Adds what visitors and players wrote to the operator: feedback, which a player gets an answer to in
 * the inbox, and applications of affiliates, whose answer goes where they said.
 */
export function addLetterPages(
  app: Hono<Environment>,
  { db, sites, state, sockets }: ConsoleParts,
): void {
  /** Returns false if there is nothing to answer. */
  function answer(given: unknown): boolean {
    const { id, text } = v.parse(AnswerSchema, given)
    const [row] = db
      .update(feedback)
      .set({ answer: text })
      .where(and(eq(feedback.id, id), isNull(feedback.answer)))
      .returning()
      .all()
    if (!row) return false
    const { merchant, username, content: asked } = row
    if (username === null) return true
    const at = state.now(merchant).getTime()
    const data = { asked, text }
    addMessage(db, { merchant, username, kind: 'feedbackAnswer', reference: id, data, at })
    sockets.tellMessage(merchant, username)
    return true
  }

  const list = (merchant: string | undefined) => ({
    applications: db
      .select()
      .from(affiliateApplications)
      .where(merchant === undefined ? undefined : eq(affiliateApplications.merchant, merchant))
      .orderBy(desc(affiliateApplications.createdAt))
      .limit(LIMIT)
      .all(),
    feedback: db
      .select()
      .from(feedback)
      .where(merchant === undefined ? undefined : eq(feedback.merchant, merchant))
      .orderBy(desc(feedback.createdAt))
      .limit(LIMIT)
      .all(),
  })
  const scopeOf = (merchant: string | undefined) => merchant || undefined

  app.get(`${PATH}.json`, (c) => c.json(list(scopeOf(c.req.query('merchant')))))
  app.get(PATH, (c) => {
    const merchant = scopeOf(c.req.query('merchant'))
    return c.html(lettersPage(sites.list(), merchant, list(merchant)))
  })
  app.post(`${PATH}/answer`, async (c) => {
    const given = v.safeParse(AnswerSchema, await c.req.parseBody())
    if (given.success) answer(given.output)
    return c.redirect(PATH, 303)
  })
  // For tests.
  app.post(`${PATH}/answer.json`, async (c) => c.json({}, answer(await c.req.json()) ? 201 : 409))
}

interface Letters {
  applications: (typeof affiliateApplications.$inferSelect)[]
  feedback: (typeof feedback.$inferSelect)[]
}

const writeTime = (at: number) => `${new Date(at).toISOString().slice(0, 19).replace('T', ' ')} UTC`

function lettersPage(sites: readonly Site[], merchant: string | undefined, letters: Letters) {
  const nameOf = (code: string) =>
    sites.find(({ brand }) => brand.merchant === code)?.brand.name ?? code
  return layout(
    'Letters · Sandbox gateway',
    'letters',
    html`<div class="heading">
        <h1>Letters</h1>
        <p>What visitors and players wrote to the operator, newest first.</p>
      </div>
      ${scopeLinks(PATH, sites, merchant, () => false)}
      <h2>Applications of affiliates</h2>
      ${letters.applications.length === 0 ? html`<p class="panel quiet">None yet.</p>` : ''}
      ${letters.applications.map(
        (one) =>
          html`<section class="panel" aria-label="Application ${one.reference}">
            <div class="row spread">
              <h3><code>${one.reference}</code> · ${one.name}</h3>
              <p class="quiet">${nameOf(one.merchant)}, ${writeTime(one.createdAt)}</p>
            </div>
            <dl>
              <dt>Reach by</dt>
              <dd>${one.channel}: ${one.contact}</dd>
              <dt>Country, traffic, plan</dt>
              <dd>${one.country}, ${one.traffic}, ${one.plan}</dd>
            </dl>
            ${one.message ? html`<p class="text">${one.message}</p>` : ''}
          </section>`,
      )}
      <h2>Feedback</h2>
      ${letters.feedback.length === 0 ? html`<p class="panel quiet">None yet.</p>` : ''}
      ${letters.feedback.map(
        (one) =>
          html`<section class="panel" aria-label="Feedback ${one.id}">
            <div class="row spread">
              <p><span class="badge">${one.questionType}</span> ${one.username ?? 'A visitor'}</p>
              <p class="quiet">${nameOf(one.merchant)}, ${writeTime(one.createdAt)}</p>
            </div>
            <p class="text">${one.content}</p>
            ${one.contact ? html`<p class="quiet">Reach by: ${one.contact}</p>` : ''}
            ${one.answer === null ? answerForm(one) : html`<blockquote>${one.answer}</blockquote>`}
          </section>`,
      )}`,
  )
}

const answerForm = ({ id, username }: Letters['feedback'][number]) =>
  html`<form method="post" action="${PATH}/answer" class="row">
    <input type="hidden" name="id" value="${id}" />
    <label class="grow"
      >${username === null ? 'What was answered' : 'Answer into the inbox'}
      <textarea name="text" rows="2" maxlength="4000" required></textarea>
    </label>
    <button type="submit">Answer</button>
  </form>`

import { html } from 'hono/html'
import type { RaffleState } from '#features/raffle/schema.ts'
import type { Site } from '../sites.ts'
import { layout } from './layout.ts'
import { merchantLinks } from './scopes.ts'

export interface RaffleReport {
  id: string
  title: string
  state: RaffleState
  opensAt: string
  closesAt: string
  /** What a draw costs, in words. */
  price: string
  draws: number
  prizes: readonly {
    id: string
    parts: number
    stock: number | null
    given: number
  }[]
}

/** A merchant's raffles with their stock, and what a tester may change of them. */
export function rafflesPage(
  sites: readonly Site[],
  merchant: string | undefined,
  raffles: readonly RaffleReport[] | null,
  refusal: string | undefined,
) {
  return layout(
    'Raffles · Sandbox gateway',
    'raffles',
    html`<div class="heading">
        <h1>Raffles</h1>
        <p>What is left of each prize. Give a player tickets or points, or set a prize’s stock.</p>
      </div>
      ${merchantLinks('/sandbox/raffles', sites, merchant)}
      ${refusal ? html`<p class="panel danger" role="alert">${refusal}</p>` : ''}
      ${
        raffles
          ? html`${form(merchant as string, 'points', html`${field('username', 'Player', 'demomember')}${field('count', 'Points', '500')}`, 'Give points')}
            ${raffles.map((raffle) => card(merchant as string, raffle))}`
          : html`<p class="panel quiet">No merchant is chosen.</p>`
      }`,
  )
}

type Html = ReturnType<typeof html>

function card(
  merchant: string,
  { id, title, state, price, draws, prizes, ...times }: RaffleReport,
) {
  return html`<section class="panel" aria-label="${title}">
    <div class="row spread">
      <h2>${title} <code>${id}</code></h2>
      <span class="badge">${state}</span>
    </div>
    <p class="quiet">
      ${times.opensAt.slice(0, 16)} to ${times.closesAt.slice(0, 16)} (UTC) · ${price} · ${draws}
      draws
    </p>
    <div class="scroll" tabindex="0" role="region" aria-label="Prizes of ${title}">
      <table>
        <thead>
          <tr>
            <th scope="col">Prize</th>
            <th scope="col">Parts of 10,000</th>
            <th scope="col">Given</th>
            <th scope="col">Stock</th>
          </tr>
        </thead>
        <tbody>
          ${prizes.map(
            (prize) =>
              html`<tr>
                <td><code>${prize.id}</code></td>
                <td>${prize.parts}</td>
                <td>${prize.given}</td>
                <td>
                  ${
                    prize.stock === null
                      ? 'no limit'
                      : form(
                          merchant,
                          'stock',
                          html`<input type="hidden" name="raffleId" value="${id}" />
                            <input type="hidden" name="prizeId" value="${prize.id}" />
                            ${field('count', 'In all', String(prize.stock))}`,
                          'Set',
                        )
                  }
                </td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    ${form(
      merchant,
      'tickets',
      html`<input type="hidden" name="raffleId" value="${id}" />
        ${field('username', 'Player', 'demomember')}${field('count', 'Tickets', '5')}`,
      'Give tickets',
    )}
  </section>`
}

const field = (name: string, label: string, value: string) =>
  html`<label>${label} <input name="${name}" value="${value}" /></label>`

const form = (merchant: string, act: string, fields: Html, label: string) =>
  html`<form method="post" action="/sandbox/raffles" class="row">
    <input type="hidden" name="merchant" value="${merchant}" />
    <input type="hidden" name="act" value="${act}" />
    ${fields}<button>${label}</button>
  </form>`

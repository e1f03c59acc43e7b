import { Trans } from '@lingui/react/macro'
import { Copy } from 'lucide-react'
import { useCopy } from '#core/platform/useCopy.ts'
import { drawMessage, listRanges, sumParts } from '#rules/raffle.ts'
import { Button } from '#ui/Button.tsx'
import type { Draw } from './schema.ts'

/** All inputs of a draw as text, with the commands that recompute it on another computer. */
export function VerifyInputs({ draw, serverSeed }: { draw: Draw; serverSeed: string }) {
  const copy = useCopy()
  const text = writeInputs(draw, serverSeed)
  return (
    <section aria-labelledby="verify-inputs" className="flex min-w-0 flex-col gap-3">
      <h2 id="verify-inputs" className="section-title text-heading">
        <Trans>Check it without us</Trans>
      </h2>
      <p className="text-label text-pretty text-muted">
        <Trans>
          Everything that went into the draw, with commands you can run on any computer.
        </Trans>
      </p>
      <pre
        tabIndex={0}
        aria-labelledby="verify-inputs"
        className="overflow-x-auto rounded-panel bg-sunken p-4 font-mono text-caption whitespace-pre"
      >
        {text}
      </pre>
      <Button variant="outline" className="w-fit" onClick={() => void copy(text)}>
        <Copy aria-hidden="true" className="size-4.5" />
        <Trans>Copy all</Trans>
      </Button>
    </section>
  )
}

/** Writes the inputs as technical text, which is the same in every language. */
function writeInputs(draw: Draw, serverSeed: string): string {
  const { id, commitment, clientSeed, nonce, number, odds, landedId, prize } = draw
  const message = drawMessage(clientSeed, nonce)
  return [
    `draw        ${id}`,
    `commitment  ${commitment}`,
    `serverSeed  ${serverSeed}`,
    `clientSeed  ${clientSeed}`,
    `nonce       ${nonce}`,
    `number      ${number} of ${sumParts(odds)}`,
    `landed on   ${landedId}`,
    `given       ${prize.id}`,
    '',
    ...listRanges(odds).map((range) => `${range.from}-${range.to}  ${range.id}`),
    '',
    `printf %s ${serverSeed} | openssl dgst -sha256`,
    `printf %s ${message} | openssl dgst -sha256 -hmac ${serverSeed}`,
    `# number = the second digest, as one whole number, modulo ${sumParts(odds)}`,
  ].join('\n')
}

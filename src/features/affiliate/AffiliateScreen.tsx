import { Trans, useLingui } from '@lingui/react/macro'
import { useAtom } from 'jotai'
import { CircleCheckBig, Handshake } from 'lucide-react'
import { useBrand } from '#core/brand/brand.ts'
import type { ScreenProps } from '#core/navigation/feature.ts'
import { Link } from '#core/navigation/Link.tsx'
import { paths } from '#core/navigation/paths.ts'
import { ServiceButton } from '#parts/content/ServiceButton.tsx'
import { Button, buttonClass } from '#ui/Button.tsx'
import { StepList } from '#ui/StepList.tsx'
import { AffiliateForm } from './AffiliateForm.tsx'
import { sentApplicationAtom } from './atoms.ts'
import { Plans } from './Plans.tsx'

/** What affiliates earn, and how to become one (docs/product.md §11.7). */
export function AffiliateScreen({ title }: ScreenProps) {
  const { t } = useLingui()
  const { name } = useBrand()
  const [sent, setSent] = useAtom(sentApplicationAtom)
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-10 px-4 py-6 lg:gap-16 lg:px-8 lg:py-10">
      <header className="relative isolate flex flex-col items-start gap-4 overflow-hidden card bg-raised px-5 py-10 sm:px-10 lg:gap-5 lg:px-14 lg:py-16">
        <Handshake
          aria-hidden="true"
          strokeWidth={0.75}
          className="pointer-events-none absolute -end-8 -bottom-16 -z-1 size-72 text-accent opacity-20 lg:size-96"
        />
        <p className="text-label font-bold text-accent-text">
          <Trans comment="Small heading: the brand’s page for marketing partners">
            {name} for affiliates
          </Trans>
        </p>
        <h1 className="max-w-[20ch] text-display text-balance">{title}</h1>
        <p className="max-w-[52ch] text-body text-pretty text-muted">
          <Trans>
            Your players, your share: bring people who like good games and quick payouts; we look
            after them day and night, and pay you for every month that they stay.
          </Trans>
        </p>
        <div className="flex flex-wrap gap-3 pt-1">
          <Link to={`${paths.affiliate}#apply`} className={buttonClass({ size: 'lg' })}>
            <Trans comment="Button that leads to the application form of affiliates">
              Apply now
            </Trans>
          </Link>
          <Link to={paths.agent()} className={buttonClass({ size: 'lg', variant: 'outline' })}>
            <Trans comment="Link to the page where agents log in">Agent login</Trans>
          </Link>
        </div>
      </header>
      <Plans />
      <Steps />
      <section
        id="apply"
        aria-labelledby="apply-title"
        className="grid scroll-mt-24 items-start gap-6 lg:grid-cols-[1fr_30rem] lg:gap-14"
      >
        <div className="flex flex-col gap-3">
          <h2 id="apply-title" className="text-title text-balance">
            <Trans>Tell us about yourself</Trans>
          </h2>
          <p className="max-w-[48ch] text-body text-pretty text-muted">
            <Trans>
              A manager replies within two working days, by the channel you chose. You’re not
              committed to anything until we agree.
            </Trans>
          </p>
          <div className="pt-2">
            <ServiceButton variant="outline" />
          </div>
        </div>
        <div className="card-shaded bg-overlay p-5 lg:p-7">
          {sent === null ? (
            <AffiliateForm onSent={setSent} />
          ) : (
            <div
              ref={(place) => place?.focus({ preventScroll: true })}
              tabIndex={-1}
              role="status"
              className="flex flex-col items-center gap-4 py-6 text-center outline-none"
            >
              <span className="flex size-16 items-center justify-center rounded-pill bg-success text-on-success">
                <CircleCheckBig aria-hidden="true" className="size-8" />
              </span>
              <h3 className="text-heading text-balance">{t`We have your application`}</h3>
              <p className="text-body text-pretty text-muted">
                <Trans>A manager will be in touch. Quote this reference if you write to us:</Trans>
              </p>
              <p className="font-mono text-heading wrap-anywhere select-all">{sent}</p>
              <Button variant="outline" onClick={() => setSent(null)}>
                <Trans>Send another one</Trans>
              </Button>
            </div>
          )}
        </div>
      </section>
    </div>
  )
}

function Steps() {
  const { t } = useLingui()
  return (
    <StepList
      title={t`How to start`}
      steps={[
        {
          title: t({
            message: 'Apply',
            comment: 'Heading above a form: apply to become an affiliate',
          }),
          text: t`Tell us where your players come from. It takes two minutes.`,
        },
        {
          title: t`Agree on a plan`,
          text: t`Together with your manager you find the plan that suits you.`,
        },
        { title: t`Share your link`, text: t`Everyone who signs up through it is yours for good.` },
        {
          title: t({
            message: 'Get paid',
            comment: 'Third of three steps that explain how affiliates earn',
          }),
          text: t`Every month, to your bank or wallet, with every figure open to you.`,
        },
      ]}
    />
  )
}

import { Icon } from '@/components/ui/icon'
import { formatDate } from '@/lib/format/date'
import { getTranslator } from '@/lib/i18n/translator'
import type { TimelineStep } from '@/lib/orders/facts/timeline'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; steps: readonly TimelineStep[] }

const HEADING_ID = 'order-timeline'

const MARKS = {
  done: 'border-success bg-success text-white',
  current: 'border-accent bg-white text-accent',
  todo: 'border-edge bg-white text-muted',
} as const

/** The way of an order, step by step; the one that it is at is marked in words, too. */
export function TimelineList({ locale, steps }: Props) {
  const t = getTranslator(locale, 'orders')
  return (
    <section aria-labelledby={HEADING_ID} className="mt-6">
      <h2 id={HEADING_ID} className="text-xl">
        {t('timeline.title')}
      </h2>
      <ol className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-x-4 gap-y-3">
        {steps.map(step => (
          <Step key={step.step} {...{ locale, step }} />
        ))}
      </ol>
    </section>
  )
}

function Step({ locale, step: { step, state, date, parcels } }: { locale: Locale; step: TimelineStep }) {
  const t = getTranslator(locale, 'orders')
  const name = parcels === undefined ? t(`timeline.${step}`) : t('timeline.partShipped', parcels)
  const day = date === undefined ? undefined : formatDate(locale, date)
  return (
    <li aria-current={state === 'current' ? 'step' : undefined} className="flex items-start gap-2">
      <span
        aria-hidden
        className={`mt-0.5 inline-flex size-6 shrink-0 items-center justify-center rounded-full border-2 ${MARKS[state]}`}
      >
        {state === 'done' && <Icon name="check" className="size-4" />}
      </span>
      <span>
        <span className={state === 'todo' ? 'text-muted' : 'font-semibold'}>{name}</span>
        <span className="sr-only"> ({t(`timeline.${state}`)})</span>
        {day !== undefined && <span className="block text-sm text-muted">{day}</span>}
      </span>
    </li>
  )
}

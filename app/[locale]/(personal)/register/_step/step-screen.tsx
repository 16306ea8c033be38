import type { ReactNode } from 'react'
import { StepFrame } from '@/components/registration/step/step-frame'
import { supportHref } from '@/lib/backends/content/site-links.server'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import { flowOf } from '@/lib/site/step-paths'
import { type Fact, getStep, STEPS, type StepId } from '@/lib/site/steps'
import type { MoveNotice } from '@/lib/site-handover/move-reason'
import { countedSteps, stepPosition } from '@/lib/steps/flow'

type Props = {
  locale: Locale
  step: StepId
  /** Step that the indicator marks as current; `step` by default, none where nothing is left to do. */
  indicated?: StepId | 'none'
  /** Facts that earlier steps have saved: each finished step is ticked, in any step order. */
  facts?: ReadonlySet<Fact>
  notice?: { tone: 'info' | 'success'; text: string } | undefined
  /** Set where the registration was just handed over from another site. */
  moved?: MoveNotice | undefined
  title?: string
  intro?: string
  children: ReactNode
}

const MOVED = { address: 'notices.moved', registration: 'notices.movedByRegistration' } as const

function progressOf(locale: Locale, step: StepId, facts: ReadonlySet<Fact>) {
  const text = getTranslator(locale, 'register')
  const flow = flowOf(locale)
  const current = stepPosition(STEPS, flow, step)
  if (current.position === 0) return undefined
  const isDone = (id: StepId, position: number): boolean => {
    const fact = getStep(id).produces
    return position < current.position || (fact !== null && facts.has(fact))
  }
  return {
    label: text('progressLabel'),
    position: text('stepOf', current),
    doneLabel: text('stepDone'),
    steps: countedSteps(STEPS, flow).map((id, index) => ({
      label: text(`steps.${id}.short`),
      state:
        id === step ? ('current' as const) : isDone(id, index + 1) ? ('done' as const) : ('ahead' as const),
    })),
  }
}

const NO_FACTS: ReadonlySet<Fact> = new Set()

/** Screen of a step with the texts of its locale; the confirmation has no position in the indicator. */
export function StepScreen({ locale, step, moved, title, intro, children, ...props }: Props) {
  const { indicated = step, facts = NO_FACTS } = props
  const text = getTranslator(locale, 'register')
  const notice = props.notice ?? (moved && { tone: 'info' as const, text: text(MOVED[moved]) })
  const progress = indicated === 'none' ? undefined : progressOf(locale, indicated, facts)
  return (
    <StepFrame
      title={title ?? text(`steps.${step}.title`)}
      intro={intro ?? text(`steps.${step}.intro`)}
      {...(progress && { progress })}
      notice={notice && { ...notice, toneLabel: getTranslator(locale, 'layout')(`tones.${notice.tone}`) }}
      support={{
        title: text('support.title'),
        text: text('support.text'),
        link: text('support.link'),
        href: supportHref(locale),
      }}
    >
      {children}
    </StepFrame>
  )
}

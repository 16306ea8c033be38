import type { ReactNode } from 'react'
import { Icon } from './icon'

/** `href` leads back to a finished step. */
export type IndicatedStep = { label: string; state: 'done' | 'current' | 'ahead'; href?: string }

type Props = {
  /** Names the list, for example "Progress". */
  label: string
  /** The position as text, for example "Step 2 of 4". */
  position: string
  steps: readonly IndicatedStep[]
  /** Follows a finished step, for example "done". */
  doneLabel: string
}

const MARKS = {
  done: 'border-accent bg-accent text-white',
  current: 'border-accent bg-white text-accent ring-3 ring-accent-soft',
  ahead: 'border-edge bg-white text-muted',
} as const

const TEXTS = { done: 'text-ink', current: 'font-semibold text-accent', ahead: 'text-muted' } as const

/** A row of numbered steps. On small screens only the position and the current step are visible. */
export const StepIndicator = ({ label, position, steps, doneLabel }: Props) => (
  <div>
    <p className="text-sm font-semibold text-warm">{position}</p>
    <ol aria-label={label} className="mt-3 flex gap-2 sm:gap-3">
      {steps.map(({ label: name, state, href }, index) => (
        <li
          key={name}
          {...(state === 'current' ? { 'aria-current': 'step' } : {})}
          className={`flex min-w-0 flex-1 flex-col gap-2 border-t-4 pt-2 text-sm ${state === 'ahead' ? 'border-line' : 'border-accent'}`}
        >
          <StepName href={href} className={`flex items-start gap-2 ${TEXTS[state]}`}>
            <span
              aria-hidden="true"
              className={`grid size-6 shrink-0 place-items-center rounded-full border text-sm ${MARKS[state]}`}
            >
              {state === 'done' ? <Icon name="check" className="size-4" /> : index + 1}
            </span>
            <span className="min-w-0 max-sm:sr-only sm:pt-0.5 sm:hyphens-auto sm:wrap-anywhere">{name}</span>
            {state === 'done' && <span className="sr-only">({doneLabel})</span>}
          </StepName>
        </li>
      ))}
    </ol>
  </div>
)

type NameProps = { href: string | undefined; className: string; children: ReactNode }

const StepName = ({ href, ...props }: NameProps) =>
  href === undefined ? <span {...props} /> : <a href={href} {...props} />

'use client'

type Entry = { title: string; text: string }

/**
 * Presentational component for steps. A client component because its data is shorter than its markup
 * (docs/decisions).
 */
export const StepsView = ({ steps }: { steps: readonly Entry[] }) => (
  <ol className="mt-8 grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
    {steps.map(({ title, text }, index) => (
      <li key={title} className="border-t border-edge pt-4">
        <span aria-hidden="true" className="font-display text-3xl text-warm-light">
          {index + 1}
        </span>
        <h3 className="mt-1">{title}</h3>
        <p className="mt-1">{text}</p>
      </li>
    ))}
  </ol>
)

/** Qualification levels with their meaning. */
export const LevelsView = ({ levels }: { levels: readonly Entry[] }) => (
  <dl className="divide-y divide-line border-y border-line">
    {levels.map(({ title, text }) => (
      <div key={title} className="gap-8 py-5 sm:grid sm:grid-cols-[8rem_minmax(0,1fr)]">
        <dt className="font-display text-xl font-bold text-accent">{title}</dt>
        <dd className="mt-1 sm:mt-0.5">{text}</dd>
      </div>
    ))}
  </dl>
)

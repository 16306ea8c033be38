import { type ReactNode, useId } from 'react'

type Props = { heading: string; text?: string; tone?: 'plain' | 'paper'; children: ReactNode }

/** A part of a home page under its heading. */
export function HomeSection({ heading, text, tone = 'plain', children }: Props) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className={tone === 'paper' ? 'border-y border-sand bg-paper' : ''}>
      <div className="column py-10 lg:py-16">
        <h2 id={headingId}>{heading}</h2>
        {text !== undefined && <p className="mt-2 max-w-prose text-muted">{text}</p>}
        <div className="mt-6">{children}</div>
      </div>
    </section>
  )
}

import type { ReactNode } from 'react'

type Props = { children: ReactNode; tone?: 'plain' | 'paper' | 'mist' }

const TONES = {
  plain: 'border-line bg-white',
  paper: 'border-sand bg-paper',
  mist: 'border-line bg-mist',
} as const

/** A framed group of content. */
export const Card = ({ children, tone = 'plain' }: Props) => (
  <div className={`rounded-md border p-5 sm:p-6 ${TONES[tone]}`}>{children}</div>
)

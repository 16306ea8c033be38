import type { ReactNode } from 'react'

const TONES = {
  neutral: 'border-edge bg-white text-ink',
  accent: 'border-accent bg-accent-soft text-accent',
  warm: 'border-warm bg-paper text-warm',
  success: 'border-success bg-success-soft text-success',
  danger: 'border-danger bg-danger-soft text-danger',
} as const

export type BadgeTone = keyof typeof TONES

type Props = { children: ReactNode; tone?: BadgeTone }

/** A short label of a kind or state. */
export const Badge = ({ children, tone = 'neutral' }: Props) => (
  <span className={`badge ${TONES[tone]}`}>{children}</span>
)

/** A label as data. */
export type BadgeData = { label: string; tone: BadgeTone }

/** Labels next to each other. */
export const BadgeRow = ({ badges }: { badges: readonly BadgeData[] }) => (
  <span className="flex flex-wrap gap-2">
    {badges.map(({ label, tone }) => (
      <Badge key={label} tone={tone}>
        {label}
      </Badge>
    ))}
  </span>
)

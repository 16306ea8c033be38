import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon'

export type BannerTone = 'info' | 'success' | 'warning' | 'error'

const TONES: Record<BannerTone, { icon: IconName; className: string }> = {
  info: { icon: 'info', className: 'border-link bg-accent-soft' },
  success: { icon: 'check', className: 'border-success bg-success-soft' },
  warning: { icon: 'warning', className: 'border-caution bg-caution-soft' },
  error: { icon: 'error', className: 'border-danger bg-danger-soft' },
}

type Props = {
  tone: BannerTone
  /** Names the kind of message as text, for example "Success". */
  toneLabel: string
  title?: string
  children: ReactNode
  /**
   * How screen readers announce it: `status` politely, `alert` at once, `none` for a message that was on the
   * page from the start. Default: alert for errors, else status.
   */
  announce?: 'status' | 'alert' | 'none'
  onClose?: () => void
  closeLabel?: string
}

/** A message about the page or the last action, never distinguished by color alone. */
export function Banner({ tone, toneLabel, title, children, announce, onClose, closeLabel }: Props) {
  const role = announce ?? (tone === 'error' ? 'alert' : 'status')
  const { icon, className } = TONES[tone]
  return (
    <div
      {...(role === 'none' ? {} : { role })}
      className={`flex gap-3 rounded-sm border border-l-4 p-4 ${className}`}
    >
      <Icon name={icon} className="mt-0.5 size-5" />
      <div className="min-w-0 flex-1">
        <span className="sr-only">{toneLabel}:</span>{' '}
        {title !== undefined && <p className="font-semibold">{title}</p>}
        {children}
      </div>
      {onClose !== undefined && closeLabel !== undefined && (
        <button
          type="button"
          onClick={onClose}
          aria-label={closeLabel}
          className="-m-2 grid size-11 shrink-0 place-items-center rounded-sm hover:bg-white"
        >
          <Icon name="close" />
        </button>
      )}
    </div>
  )
}

import type { ReactNode } from 'react'
import { Icon } from './icon'

type Props = { summary: ReactNode; children: ReactNode; open?: boolean }

/** Collapsible content, with or without script. */
export const Disclosure = ({ summary, children, open = false }: Props) => (
  <details open={open} className="group">
    <summary className="inline-flex min-h-11 list-none items-center gap-2 rounded-sm text-link underline underline-offset-4">
      {summary}
      <Icon name="chevron" className="size-5 group-open:rotate-180" />
    </summary>
    <div className="mt-1 border-l-4 border-line py-2 pl-4">{children}</div>
  </details>
)

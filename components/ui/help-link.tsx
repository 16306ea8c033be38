import type { ReactNode } from 'react'
import type { FrameDialogName } from './frame-dialog-names'
import { TextLink } from './text-link'

const HELP: FrameDialogName = 'help'

type Props = { href: string; children: ReactNode }

/**
 * Link to customer support where something does not work: opens a dialog, or without script the page of the
 * marketing site.
 */
export const HelpLink = ({ href, children }: Props) => (
  <TextLink href={href} data-dialog={HELP} className="inline-block py-1">
    {children}
  </TextLink>
)

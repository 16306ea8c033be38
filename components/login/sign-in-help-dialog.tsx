'use client'

import { type MouseEvent, type ReactNode, useState } from 'react'
import { Dialog } from '@/components/ui/dialog'
import { opensElsewhere } from '@/components/ui/opens-elsewhere'
import { TextLink } from '@/components/ui/text-link'

type Props = {
  /** Address of the same help as a page. */
  href: string
  label: string
  title: string
  closeLabel: string
  children: ReactNode
}

/** A link to the sign-in help, which opens as a dialog over this page where scripts run. */
export function SignInHelpDialog({ href, label, title, closeLabel, children }: Props) {
  const [open, setOpen] = useState(false)
  const show = (event: MouseEvent<HTMLAnchorElement>) => {
    if (opensElsewhere(event)) return
    event.preventDefault()
    setOpen(true)
  }
  return (
    <>
      <TextLink href={href} onClick={show} className="inline-block py-1">
        {label}
      </TextLink>
      <Dialog title={title} open={open} onClose={() => setOpen(false)} closeLabel={closeLabel}>
        {children}
      </Dialog>
    </>
  )
}

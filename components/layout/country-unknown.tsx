'use client'

import { useState } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { useHydrated } from '@/components/ui/use-hydrated'

type Props = {
  opener: string
  title: string
  text: string
  contacts: { label: string; href: string }
  closeLabel: string
}

const OPENER = 'inline-flex min-h-9 items-center text-link underline underline-offset-4'

/** For those whose country has no site (spec §2, Header): a dialog that points to the international contacts. */
export function CountryUnknown({ opener, title, text, contacts, closeLabel }: Props) {
  const [open, setOpen] = useState(false)
  const hydrated = useHydrated()
  if (!hydrated)
    return (
      <a href={contacts.href} className={OPENER}>
        {opener}
      </a>
    )
  return (
    <>
      <button type="button" onClick={() => setOpen(true)} className={OPENER}>
        {opener}
      </button>
      <Dialog
        title={title}
        open={open}
        onClose={() => setOpen(false)}
        closeLabel={closeLabel}
        actions={<ButtonLink href={contacts.href}>{contacts.label}</ButtonLink>}
      >
        <p>{text}</p>
      </Dialog>
    </>
  )
}

'use client'

import { useEffect, useState } from 'react'
import { Button, ButtonLink } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import type { SubmitAnswer } from '../send/submit-answer'
import type { FormAidTexts } from './form-aid-texts'

type Props = { answer: SubmitAnswer | undefined; texts: FormAidTexts['signIn'] }

/**
 * Dialog over the form: the session has ended and no input is lost. It leads to sign-in and back to this
 * page.
 */
export function SignInAgain({ answer, texts }: Props) {
  const [open, setOpen] = useState(false)
  useEffect(() => setOpen(answer?.kind === 'signIn'), [answer])
  if (answer?.kind !== 'signIn') return null
  return (
    <Dialog
      title={texts.title}
      open={open}
      onClose={() => setOpen(false)}
      closeLabel={texts.close}
      actions={
        <>
          <ButtonLink href={answer.to}>{texts.signIn}</ButtonLink>
          <Button variant="secondary" onClick={() => setOpen(false)}>
            {texts.stay}
          </Button>
        </>
      }
    >
      <p>{texts.text}</p>
    </Dialog>
  )
}
